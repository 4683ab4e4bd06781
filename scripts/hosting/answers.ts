import type http from 'node:http';
import { acceptedCoding, isNotModified, preconditionFails, wantedRange } from './conditions.ts';
import type { SiteFile } from './files.ts';

/** The browser caches the answer, but revalidates it each time. `no-store` would disable its back/forward cache. */
export const REVALIDATE = 'no-cache';

export const PLAIN_TEXT = 'text/plain;charset=utf-8';

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** Answers with a file, with the part that is asked for, or with an error. The page for a missing one is sent whole. */
export function sendFile(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  file: SiteFile,
  status: 200 | 404 = 200,
): void {
  const { headers, method } = request;
  const codings = file.packed.flatMap(({ coding }) => coding ?? []);
  const accepted = acceptedCoding(headers, codings);
  const { coding, body, etag } = file.packed.find((one) => one.coding === accepted) ?? file.plain;
  const { type, lastModified } = file;
  if (codings.length > 0) response.setHeader('Vary', 'Accept-Encoding');

  let part = body;
  if (status === 200) {
    const validators = { etag, lastModified };
    response.setHeader('ETag', etag).setHeader('Last-Modified', lastModified);
    response.setHeader('Accept-Ranges', 'bytes');
    if (preconditionFails(headers, validators)) return refuse(response, 412, 'The file is another by now.');
    if (isNotModified(headers, validators)) return void response.writeHead(304).end();

    const range = method === 'GET' ? wantedRange(headers, validators, body.length) : undefined;
    if (range === 'unsatisfiable') {
      response.setHeader('Content-Range', `bytes */${body.length}`);
      return refuse(response, 416, 'The file has no such part.');
    }
    if (range !== undefined) {
      response.statusCode = 206;
      response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
      part = body.subarray(range.first, range.last + 1);
    }
  } else {
    response.statusCode = status;
  }

  if (coding !== undefined) response.setHeader('Content-Encoding', coding);
  response.setHeader('Content-Type', type).setHeader('Content-Length', part.length);
  response.end(part);
}

/** Answers with a status and one plain sentence, which is revalidated each time. */
export function refuse(response: http.ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.setHeader('Cache-Control', REVALIDATE);
  response.writeHead(status, { 'Content-Type': PLAIN_TEXT, 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
