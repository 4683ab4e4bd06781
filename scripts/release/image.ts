/** The Dockerfile of dist/: the image of a release, from the files that were checked. */

/** Without the stage that builds, and with the paths of dist/. Throws if that cannot be read from the project's Dockerfile. */
export function imageOfDist(dockerfile: string): string {
  const [head, ...stages] = dockerfile.split(/^(?=FROM )/m);
  const last = stages.at(-1);
  if (head === undefined || last === undefined || stages.length < 2)
    throw new Error('The Dockerfile has no stage that builds and one that serves');
  const text =
    head + last.replaceAll('--from=build /realm/build/', '').replace('hosting/nginx.conf', 'nginx.conf');
  if (/--from|\/realm|hosting\//.test(text))
    throw new Error('The Dockerfile copies something else than build/ and hosting/nginx.conf');
  return text;
}
