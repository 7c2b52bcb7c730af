// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/image_providers.h"

#include "app/render/card_painter.h"
#include "app/render/classic_faces.h"
#include "app/render/marks.h"
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

namespace mirabilia::render {

namespace {

constexpr int largestSide = 4096;
constexpr int cacheKilobytes = 96 * 1024;

/// "name?key=value" taken apart.
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
                language.isEmpty() ? QStringLiteral("en") : language};
    }

    QString name;
    QUrlQuery query;
};

using Draw = std::function<QImage(const Request &, const QSize &)>;

/// What a provider's workers share: how to draw, and what has been drawn. It outlives the provider
/// as long as a worker is still drawing.
class Studio {
public:
    explicit Studio(Draw draw) : m_draw(std::move(draw)), m_cache(cacheKilobytes) {}

    QImage image(const QString &id, const QSize &size) {
        const QString key = QStringLiteral("%1|%2x%3").arg(id).arg(size.width()).arg(size.height());
        {
            const QMutexLocker lock(&m_mutex);
            if (const QImage *known = m_cache.object(key))
                return *known;
        }
        QImage drawn = m_draw(Request(id), size);
        const QMutexLocker lock(&m_mutex);
        m_cache.insert(key, new QImage(drawn), 1 + drawn.sizeInBytes() / 1024);
        return drawn;
    }

private:
    Draw m_draw;
    QMutex m_mutex;
    QCache<QString, QImage> m_cache;
};

class Response : public QQuickImageResponse, public QRunnable {
public:
    Response(std::shared_ptr<Studio> studio, QString id, QSize size)
        : m_studio(std::move(studio))
        , m_id(std::move(id))
        , m_size(size) {
        setAutoDelete(false);
    }

    QQuickTextureFactory *textureFactory() const override {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }

    void run() override {
        if (!m_cancelled)
            m_image = m_studio->image(m_id, m_size);
        // Qt Quick's reader deletes the response when it hears of the end, and its thread must tell
        // it: told from here, the signal may still be on its way through the response, or may come
        // between the reader's listening and its look whether it was too late for that.
        QMetaObject::invokeMethod(this, &Response::finished, Qt::QueuedConnection);
    }

    void cancel() override { m_cancelled = true; }

private:
    std::shared_ptr<Studio> m_studio;
    QString m_id;
    QSize m_size;
    QImage m_image;
    std::atomic_bool m_cancelled = false;
};

class ImageProvider : public QQuickAsyncImageProvider {
public:
    ImageProvider(std::shared_ptr<QThreadPool> pool, const QSize &natural, Draw draw)
        : m_pool(std::move(pool))
        , m_natural(natural)
        , m_studio(std::make_shared<Studio>(std::move(draw))) {}

    ~ImageProvider() override { m_pool->waitForDone(); }

    QQuickImageResponse *requestImageResponse(const QString &id, const QSize &requested) override {
        auto *response = new Response(m_studio, id, pixels(requested));
        m_pool->start(response);
        return response;
    }

private:
    /// A side that QML leaves open follows from the natural shape.
    QSize pixels(const QSize &requested) const {
        const auto bounded = [](qreal side) { return std::clamp(qRound(side), 1, largestSide); };
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
    std::shared_ptr<Studio> m_studio;
};

QImage drawGlyph(const Request &request, const QSize &size) {
    const QColor colour(request.value("color"));
    QImage glyph = renderGlyph(request.name, colour.isValid() ? colour : QColor(Qt::black), size);
    if (const QString number = request.value("number"); !number.isEmpty()) {
        constexpr qreal insideWreath = 0.56;
        constexpr qreal insideDisc = 0.68;
        const bool wreath = request.name == QLatin1String("points");
        writeNumber(glyph, number, QColor(request.value("ink")),
                    wreath ? insideWreath : insideDisc);
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

QImage drawHead(const FaceCatalogue &faces, const Request &request, const QSize &size) {
    CardFace unknown;
    unknown.name.byLanguage.insert(QStringLiteral("en"), QStringLiteral("?"));
    return renderCardHead(faces.value(request.name, unknown), request.style(), size);
}

} // namespace

void registerImageProviders(QQmlEngine &engine, const FaceCatalogue &faces) {
    const auto pool = std::make_shared<QThreadPool>();
    const auto add = [&](const char *name, const QSize &natural, Draw draw) {
        engine.addImageProvider(QLatin1String(name),
                                new ImageProvider(pool, natural, std::move(draw)));
    };
    add("glyph", {24, 24}, drawGlyph);
    add("poster", {480, 270},
        [](const Request &request, const QSize &size) { return renderPoster(request.name, size); });
    add("card", cardUnits.toSize(), [faces](const Request &request, const QSize &size) {
        return drawCard(faces, request, size);
    });
    add("cardhead", {150, 30}, [faces](const Request &request, const QSize &size) {
        return drawHead(faces, request, size);
    });
}

} // namespace mirabilia::render
