# The server of a club: docker build -t tenbo . && docker run -p 4174:4174 -v tenbo:/data tenbo
FROM node:24-slim AS build
WORKDIR /tenbo
COPY . .
RUN npm start -- --version && node apps/web/build-page.ts

FROM node:24-slim
RUN mkdir /data && chown node:node /data
COPY --from=build /tenbo/apps/cli/package.json /tenbo/LICENSE /tenbo/
COPY --from=build /tenbo/apps/cli/bin /tenbo/bin
COPY --from=build /tenbo/apps/cli/dist /tenbo/dist
COPY --from=build /tenbo/apps/cli/page /tenbo/page
USER node
VOLUME /data
EXPOSE 4174
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:4174/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/tenbo/bin/tenbo.cjs"]
CMD ["serve", "--host", "--data", "/data/tenbo.db"]
