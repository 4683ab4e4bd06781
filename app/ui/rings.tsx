const RINGS = [0, 1, 2, 3, 4, 5, 6].map((i) => ({
  radius: 16 + 12 * i,
  width: 1.5 - 0.12 * i,
  opacity: 0.95 - 0.09 * i,
  dashes: `${31 - i} ${4 + 0.6 * i} ${19 + i} 3 ${27 - i} ${6 + 0.5 * i}`,
  turn: 47 * i,
}));

/** Broken concentric rings around a star. They stand for a sound, or for something that is still loading. */
export function Rings({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="4em"
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {RINGS.map((ring) => (
        <circle
          key={ring.radius}
          r={ring.radius}
          strokeWidth={ring.width}
          opacity={ring.opacity}
          pathLength={100}
          strokeDasharray={ring.dashes}
          transform={`rotate(${ring.turn})`}
        />
      ))}
      <path
        d="M0 -12 L1.9 -1.9 L12 0 L1.9 1.9 L0 12 L-1.9 1.9 L-12 0 L-1.9 -1.9 Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
