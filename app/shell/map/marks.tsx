/* Concentric rings, broken like graver strokes, around a place's star. Drawn for a mark 48 wide. */

const HERE = [
  { radius: 13, dashes: '40 5 30 4 17 4', turn: 0 },
  { radius: 18.4, dashes: '22 4 48 6 16 4', turn: 70 },
  { radius: 23.8, dashes: '30 8 26 6 22 8', turn: 200 },
];
const TOUCHED = [
  { radius: 12, dashes: '38 4 32 5 17 4', turn: 0 },
  { radius: 17.5, dashes: '20 6 46 5 17 6', turn: 130 },
  { radius: 23, dashes: '30 8 26 6 22 8', turn: 250 },
];

function Strokes({ of }: { readonly of: typeof HERE }) {
  return of.map(({ radius, dashes, turn }) => (
    <circle key={radius} r={radius} pathLength={100} strokeDasharray={dashes} transform={`rotate(${turn})`} />
  ));
}

/** The mark of the present place: thin coral strokes, pale around them where the sea is dark. */
export function HereMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-26 -26 52 52" fill="none" aria-hidden="true">
      <g stroke="var(--bone)" strokeWidth={3.4} opacity={0.9}>
        <Strokes of={HERE} />
      </g>
      <g stroke="var(--coral)" strokeWidth={1.9}>
        <Strokes of={HERE} />
      </g>
    </svg>
  );
}

/** The mark of a star that is touched: ink, pale where the sea is dark. Each ring is its own image, to move by itself. */
export function TouchedMark({ className }: { readonly className?: string | undefined }) {
  return TOUCHED.map((ring, order) => (
    <svg
      key={ring.radius}
      className={className}
      style={{ '--ring': order }}
      viewBox="-26 -26 52 52"
      fill="none"
      aria-hidden="true"
    >
      <g stroke="var(--bone)" strokeWidth={2.2}>
        <Strokes of={[ring]} />
      </g>
      <g stroke="var(--ink)" strokeWidth={0.9}>
        <Strokes of={[ring]} />
      </g>
    </svg>
  ));
}
