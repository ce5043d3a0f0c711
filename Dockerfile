# An image of one app: docker build --build-arg APP=identity --build-arg PORT=3001 --tag selvedge-identity .
# tooling/docs/containers.md lists the apps with their ports and settings.
FROM node:24-slim AS build
WORKDIR /shop
COPY . .
RUN node tooling/dev/bootstrap.mjs
ARG APP=storefront
RUN npm run release:apps -- "$APP"

FROM node:24-slim
ARG APP=storefront
ARG PORT=3000
# In a container other machines have to reach the app. glibc's many arenas would double the memory for images.
ENV NODE_ENV=production \
    STOREFRONT_HOST=0.0.0.0 IDENTITY_HOST=0.0.0.0 PLATFORM_HOST=0.0.0.0 PAYMENT_SANDBOX_HOST=0.0.0.0 \
    HEALTH_URL=http://localhost:${PORT}/healthz \
    PICTURE_CACHE_DIR=/data/pictures PAYMENT_SANDBOX_DATA_DIR=/data/payment-sandbox \
    MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build /shop/release/${APP} /app
WORKDIR /app
USER node
EXPOSE ${PORT}
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s --interval=15s --timeout=3s \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "."]
