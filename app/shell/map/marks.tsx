/* Concentric rings, broken like graver strokes, around a place's star. Drawn for a mark 48 wide. */

const HERE = [
  { radius: 15, dashes: '39 6 28 6 15 6', turn: 0 },
  { radius: 19.6, dashes: '20 6 46 7 15 6', turn: 70 },
  { radius: 24.2, dashes: '29 9 25 7 21 9', turn: 200 },
];
const TOUCHED = [
  { radius: 17, dashes: '38 4 32 5 17 4', turn: 0 },
  { radius: 22, dashes: '20 6 46 5 17 6', turn: 130 },
];

function Strokes({ of }: { readonly of: typeof HERE }) {
  return of.map(({ radius, dashes, turn }) => (
    <circle key={radius} r={radius} pathLength={100} strokeDasharray={dashes} transform={`rotate(${turn})`} />
  ));
}

/** Coral strokes, edged with bone to stand out from the sea: you are here. */
export function HereMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-26 -26 52 52" fill="none" aria-hidden="true">
      <g stroke="var(--bone)" strokeWidth={4.4} opacity={0.92}>
        <Strokes of={HERE} />
      </g>
      <g stroke="var(--coral)" strokeWidth={2.5}>
        <Strokes of={HERE} />
      </g>
    </svg>
  );
}

/** Ink: this place is pointed at. */
export function TouchedMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-26 -26 52 52" fill="none" stroke="var(--ink)" aria-hidden="true">
      <Strokes of={TOUCHED} />
    </svg>
  );
}
