/** The icons that are not the drawing itself, all made from it. No page loads them: devices ask when one keeps the site. */
import sharp from 'sharp';

/** A maskable icon may be cut to a circle of 80% of its width (W3C, Web Application Manifest, 8.2). */
const SAFE_PART = 0.8;
const POINTS_PER_INCH = 72;

/** The drawing as a square PNG. */
export async function icon(svg: Buffer, widthPx: number): Promise<Buffer> {
  const { width } = await sharp(svg).metadata();
  return sharp(svg, { density: (POINTS_PER_INCH * widthPx) / width })
    .resize(widthPx, widthPx)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The drawing within the safe part of a PNG. Its outermost pixels go on to the edge. */
export async function maskableIcon(svg: Buffer, widthPx: number): Promise<Buffer> {
  const innerPx = Math.round((widthPx * SAFE_PART) / 2) * 2;
  const edgePx = (widthPx - innerPx) / 2;
  return sharp(await icon(svg, innerPx))
    .extend({ top: edgePx, bottom: edgePx, left: edgePx, right: edgePx, extendWith: 'copy' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** A `favicon.ico` of PNG pictures: a directory with an entry for each, and then the pictures. */
export async function favicon(svg: Buffer, widthsPx: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(widthsPx.map((widthPx) => icon(svg, widthPx)));
  const directory = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  directory.writeUInt16LE(1, 2); // the kind: an icon
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [i, picture] of pictures.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * i;
    directory.writeUInt8(widthsPx[i] ?? 0, at);
    directory.writeUInt8(widthsPx[i] ?? 0, at + 1);
    directory.writeUInt16LE(1, at + 4); // colour planes
    directory.writeUInt16LE(32, at + 6); // bits per pixel
    directory.writeUInt32LE(picture.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([directory, ...pictures]);
}
