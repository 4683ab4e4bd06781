# The site in nginx, not as root, and able to run read-only:
#   docker build -t realm . && docker run --read-only --tmpfs /tmp -p 8080:8080 realm
FROM node:24-bookworm-slim AS build
WORKDIR /realm
COPY . .
RUN npm ci --include=dev --include=optional && npm run build

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY hosting/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /realm/build/hosts /srv/site/hosts
COPY --from=build /realm/build/client /srv/site/client
EXPOSE 8080
HEALTHCHECK CMD wget -q -O /dev/null http://127.0.0.1:8080/robots.txt
CMD ["nginx", "-g", "daemon off;"]
