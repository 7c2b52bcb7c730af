// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/image_providers.h"

#include "app/render/card_painter.h"
#include "app/render/duel_painter.h"
#include "app/render/marks.h"
#include "app/render/qr_code.h"
#include "app/render/svg_art.h"

#include <QCache>
#include <QMutex>
#include <QQmlEngine>
#include <QQuickAsyncImageProvider>
#include <QRunnable>
#include <QThreadPool>
#include <QUrlQuery>

#include <atomic>
#include <functional>
#include <optional>

namespace mirabilia::render {

namespace {

constexpr int largestSide = 4096;
constexpr int cacheKilobytes = 96 * 1024;

/// The parts of "name?key=value".
struct Request {
    explicit Request(const QString &id)
        : name(id.section(u'?', 0, 0))
        , query(id.section(u'?', 1)) {}

    QString value(const char *key) const {
        return query.queryItemValue(QLatin1String(key), QUrl::FullyDecoded);
    }

    FaceStyle style() const {
        const QString language = value("language");
        return {value("theme") == QLatin1String("dark") ? Theme::Dark : Theme::Light,
                language.isEmpty() ? QStringLiteral("en") : language, shape()};
    }

    /// The faces of the requested edition; by default the first.
    const FaceCatalogue &of(const QList<FaceCatalogue> &editions) const {
        const int edition = value("edition").toInt();
        return editions[edition > 1 && edition <= editions.size() ? edition - 1 : 0];
    }

    FaceStyle::Shape shape() const {
        const QString shape = value("shape");
        return shape == QLatin1String("large") ? FaceStyle::Shape::Large
               : shape == QLatin1String("low") ? FaceStyle::Shape::Low
                                               : FaceStyle::Shape::Usual;
    }

    QString name;
    QUrlQuery query;
};

using Draw = std::function<QImage(const Request &, const QSize &)>;

/// The drawn pictures of all providers.
class PictureCache {
public:
    PictureCache() : m_cache(cacheKilobytes) {}

    std::optional<QImage> find(const QString &key) const {
        const QMutexLocker lock(&m_mutex);
        const QImage *known = m_cache.object(key);
        return known ? std::optional(*known) : std::nullopt;
    }

    void keep(const QString &key, const QImage &image) {
        const QMutexLocker lock(&m_mutex);
        m_cache.insert(key, new QImage(image), 1 + image.sizeInBytes() / 1024);
    }

private:
    mutable QMutex m_mutex;
    QCache<QString, QImage> m_cache;
};

/// Shared by a provider's workers: how to draw, and the cache of all providers. Outlives the
/// provider while a worker is still drawing.
class SharedPainter {
public:
    SharedPainter(QString provider, Draw draw, std::shared_ptr<PictureCache> cache)
        : m_provider(std::move(provider))
        , m_draw(std::move(draw))
        , m_pictures(std::move(cache)) {}

    QImage image(const QString &id, const QSize &size) {
        const QString key =
            QStringLiteral("%1/%2|%3x%4")
                .arg(m_provider, id, QString::number(size.width()), QString::number(size.height()));
        if (const std::optional<QImage> known = m_pictures->find(key))
            return *known;
        QImage drawn = m_draw(Request(id), size);
        m_pictures->keep(key, drawn);
        return drawn;
    }

private:
    QString m_provider;
    Draw m_draw;
    std::shared_ptr<PictureCache> m_pictures;
};

class Response : public QQuickImageResponse, public QRunnable {
public:
    Response(std::shared_ptr<SharedPainter> painter, QString id, QSize size)
        : m_painter(std::move(painter))
        , m_id(std::move(id))
        , m_size(size) {
        setAutoDelete(false);
    }

    QQuickTextureFactory *textureFactory() const override {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }

    void run() override {
        if (!m_cancelled)
            m_image = m_painter->image(m_id, m_size);
        // Qt Quick's reader deletes the response when it learns of the end, which its own thread
        // must tell it: emitted here, the signal may still be passing through the response, or may
        // fall between the reader's connecting and its check whether that was too late.
        QMetaObject::invokeMethod(this, &Response::finished, Qt::QueuedConnection);
    }

    void cancel() override { m_cancelled = true; }

private:
    std::shared_ptr<SharedPainter> m_painter;
    QString m_id;
    QSize m_size;
    QImage m_image;
    std::atomic_bool m_cancelled = false;
};

class ImageProvider : public QQuickAsyncImageProvider {
public:
    ImageProvider(std::shared_ptr<QThreadPool> pool, const QSize &natural,
                  std::shared_ptr<SharedPainter> painter)
        : m_pool(std::move(pool))
        , m_natural(natural)
        , m_painter(std::move(painter)) {}

    ~ImageProvider() override { m_pool->waitForDone(); }

    QQuickImageResponse *requestImageResponse(const QString &id, const QSize &requested) override {
        auto *response = new Response(m_painter, id, pixels(requested));
        m_pool->start(response);
        return response;
    }

private:
    /// A side left open by QML follows from the natural shape; without a natural width the drawing
    /// decides.
    QSize pixels(const QSize &requested) const {
        const auto bounded = [](qreal side) { return std::clamp(qRound(side), 1, largestSide); };
        if (m_natural.width() == 0) {
            return {std::clamp(requested.width(), 0, largestSide),
                    requested.height() > 0 ? bounded(requested.height()) : m_natural.height()};
        }
        const qreal ratio = static_cast<qreal>(m_natural.width()) / m_natural.height();
        if (requested.width() > 0 && requested.height() > 0)
            return {bounded(requested.width()), bounded(requested.height())};
        if (requested.width() > 0)
            return {bounded(requested.width()), bounded(requested.width() / ratio)};
        if (requested.height() > 0)
            return {bounded(requested.height() * ratio), bounded(requested.height())};
        return m_natural;
    }

    std::shared_ptr<QThreadPool> m_pool;
    QSize m_natural;
    std::shared_ptr<SharedPainter> m_painter;
};

QImage drawGlyph(const Request &request, const QSize &size) {
    const QString number = request.value("number");
    const QColor ink(request.value("ink"));
    if (request.name == QLatin1String("number")) {
        QImage bare(size, QImage::Format_ARGB32_Premultiplied);
        bare.fill(Qt::transparent);
        writeNumber(bare, number, ink, 1);
        return bare;
    }
    const QColor colour(request.value("color"));
    QImage glyph = renderGlyph(request.name, colour.isValid() ? colour : QColor(Qt::black), size);
    if (!number.isEmpty()) {
        constexpr qreal insideWreath = 0.56;
        constexpr qreal insideDisc = 0.68;
        const bool wreath = request.name == QLatin1String("points");
        writeNumber(glyph, number, ink, wreath ? insideWreath : insideDisc);
    }
    return glyph;
}

QImage drawCard(const FaceCatalogue &faces, const Request &request, const QSize &size) {
    for (int age = 1; age <= 3; ++age) {
        if (request.name == QStringLiteral("back-%1").arg(age))
            return renderCardBack(age, size);
    }
    const auto face = faces.constFind(request.name);
    return face == faces.constEnd() ? renderUnknownCard(size)
                                    : renderCard(*face, request.style(), size);
}

QImage drawDuelCard(const FaceCatalogue &faces, const Request &request, const QSize &size) {
    static const QHash<QString, DuelBack> backs{{QStringLiteral("back-1"), DuelBack::Age1},
                                                {QStringLiteral("back-2"), DuelBack::Age2},
                                                {QStringLiteral("back-3"), DuelBack::Age3},
                                                {QStringLiteral("back-guild"), DuelBack::Guild}};
    if (const auto back = backs.constFind(request.name); back != backs.constEnd())
        return renderDuelBack(*back, size);
    if (request.name == QLatin1String("gap"))
        return renderDuelGap(request.style().theme, size);
    const auto face = faces.constFind(request.name);
    return face == faces.constEnd() ? renderUnknownCard(size)
                                    : renderDuelCard(*face, request.style(), size);
}

/// The face of an id, or one with an unknown sign.
CardFace faceOf(const FaceCatalogue &faces, const QString &id) {
    CardFace unknown;
    unknown.name.byLanguage.insert(QStringLiteral("en"), QStringLiteral("?"));
    unknown.shortEffect = unknown.effect = {{Mark::Kind::Glyph, id, Family::Unknown, false}};
    return faces.value(id, unknown);
}

QImage drawDuelSigns(const DuelFaces &faces, const Request &request, const QSize &size) {
    const QColor ink(request.value("ink"));
    const FaceCatalogue &group =
        faces.wonders.contains(request.name) ? faces.wonders : faces.tokens;
    return renderSigns(faceOf(group, request.name).effect, ink.isValid() ? ink : QColor(Qt::black),
                       size);
}

} // namespace

const Faces &embeddedFaces() {
    static const Faces faces{{embeddedClassicFaces(), embeddedClassicFaces(2)},
                             embeddedDuelFaces()};
    return faces;
}

FaceShelf::FaceShelf(std::function<Faces()> own) : m_make(std::move(own)) {}

void FaceShelf::lay(int number, Faces faces) {
    auto laid = std::make_shared<const Faces>(std::move(faces));
    const QMutexLocker lock(&m_mutex);
    m_number = number;
    m_laid = std::move(laid);
}

std::shared_ptr<const Faces> FaceShelf::of(int number) const {
    const QMutexLocker lock(&m_mutex);
    if (m_laid && number == m_number) {
        return m_laid;
    }
    if (!m_own) {
        m_own = std::make_shared<const Faces>(m_make());
    }
    return m_own;
}

void registerImageProviders(QQmlEngine &engine, const std::shared_ptr<const FaceShelf> &shelf) {
    const auto pool = std::make_shared<QThreadPool>();
    const auto cache = std::make_shared<PictureCache>();
    const auto add = [&](const char *name, const QSize &natural, Draw draw) {
        const auto painter =
            std::make_shared<SharedPainter>(QLatin1String(name), std::move(draw), cache);
        engine.addImageProvider(QLatin1String(name), new ImageProvider(pool, natural, painter));
    };
    using DrawFaces = QImage (*)(const Faces &, const Request &, const QSize &);
    const auto addFaces = [&](const char *name, const QSize &natural, DrawFaces draw) {
        add(name, natural, [shelf, draw](const Request &request, const QSize &size) {
            return draw(*shelf->of(request.value("data").toInt()), request, size);
        });
    };
    constexpr QSize head(150, 30);
    constexpr QSize duelCard(116, 156);
    add("glyph", {24, 24}, drawGlyph);
    add("poster", {480, 270}, [](const Request &request, const QSize &size) {
        if (request.value("layer") == QLatin1String("wonder"))
            return renderWonder(request.name, size);
        if (const int free = request.value("free").toInt(); free > 0)
            return renderPanorama(request.name, size, free);
        return renderPoster(request.name, size,
                            {request.value("built").toInt(), request.value("stages").toInt()});
    });
    add("cloth", {128, 128},
        [](const Request & /*request*/, const QSize &size) { return renderLinen(size); });
    add("qr", {240, 240}, [](const Request &request, const QSize &size) {
        return renderQrCode(request.value("text"), size);
    });
    addFaces("card", cardUnits.toSize(), [](auto &faces, auto &request, auto &size) {
        return drawCard(request.of(faces.classic), request, size);
    });
    addFaces("cardhead", head, [](auto &faces, auto &request, auto &size) {
        return renderCardHead(faceOf(request.of(faces.classic), request.name), request.style(),
                              size);
    });
    addFaces("duelcard", duelCard, [](auto &faces, auto &request, auto &size) {
        return drawDuelCard(faces.duel.cards, request, size);
    });
    addFaces("duelcovered", duelCard, [](auto &faces, auto &request, auto &size) {
        return renderDuelCovered(faceOf(faces.duel.cards, request.name), request.style(), size,
                                 request.value("named") == QLatin1String("1"));
    });
    addFaces("duelhead", head, [](auto &faces, auto &request, auto &size) {
        return renderCardHead(faceOf(faces.duel.cards, request.name), request.style(), size);
    });
    addFaces("dueltile", {0, 26}, [](auto &faces, auto &request, auto &size) {
        return renderDuelTile(faceOf(faces.duel.cards, request.name), request.style(), size);
    });
    addFaces("dueltoken", {34, 34}, [](auto &faces, auto &request, auto &size) {
        return renderDuelToken(faceOf(faces.duel.tokens, request.name), size);
    });
    addFaces("duelsigns", {0, 22}, [](auto &faces, auto &request, auto &size) {
        return drawDuelSigns(faces.duel, request, size);
    });
}

} // namespace mirabilia::render
