import http from 'node:http';
import type { Duplex } from 'node:stream';
import { type Answer, PLAIN_TEXT, REVALIDATE, refuse } from './answers.ts';
import { securityHeaders } from './headers.ts';
import { siteAnswer, type Site } from './site.ts';

const METHODS = 'GET, HEAD';

/** The statuses for errors of Node's parser. All other errors of the parser are a 400. */
const PARSER_STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Serves the built site as its hosts do: the same headers, statuses and compressed files. No request ends the server: an
 * error in an answer is a 500 and a line in the log. Every answer has the security headers, also to an invalid request.
 */
export function createServer(site: Site): http.Server {
  const fromSite = siteAnswer(site);
  const headers = new Map(
    Object.entries(securityHeaders(site.hosting.scripts, { https: site.https ?? false })),
  );
  headers.set('Cache-Control', REVALIDATE);

  const answer: Answer = (request, response) => {
    // Node's own answer to a request without a host would not have our headers.
    if (request.httpVersion === '1.1' && request.headers.host === undefined) {
      return refuse(response, 400, 'Not a request.');
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', METHODS);
      return refuse(response, 405, 'Only GET and HEAD are answered here.');
    }
    fromSite(request, response);
  };

  const answering = new WeakMap<Duplex, http.ServerResponse>();
  const safely: Answer = (request, response) => {
    answering.set(request.socket, response);
    response.setHeaders(headers);
    try {
      answer(request, response);
    } catch (error) {
      console.error(`500 ${request.method} ${JSON.stringify(request.url)}: ${JSON.stringify(String(error))}`);
      if (response.headersSent) return void response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.setHeaders(headers);
      refuse(response, 500, 'Something broke here.');
    }
  };

  /** Answers invalid requests directly on the connection. */
  const refuseConnection = (socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}) => {
    const body = `${http.STATUS_CODES[status]}.\n`;
    const fields = {
      ...Object.fromEntries(headers),
      'Content-Type': PLAIN_TEXT,
      'Content-Length': body.length,
      Date: new Date().toUTCString(),
      Connection: 'close',
      ...more,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.on('error', () => {}); // the connection is closed either way
    socket.end(`HTTP/1.1 ${status} ${http.STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () =>
      socket.destroy(),
    );
  };

  return http
    .createServer({ requireHostHeader: false })
    .on('request', safely)
    .on('checkExpectation', safely)
    .on('connect', (_request, socket) => refuseConnection(socket, 405, { Allow: METHODS }))
    .on('clientError', (error: NodeJS.ErrnoException, socket) => {
      const begun = answering.get(socket);
      // No second answer in the middle of one, or on a closed connection.
      if (!socket.writable || (begun?.headersSent === true && !begun.writableFinished))
        return socket.destroy();
      return refuseConnection(socket, PARSER_STATUS[error.code ?? ''] ?? 400);
    });
}
