/** Durations and the easing curve. The base styles reduce durations to 1 ms under reduced motion. */
export const motion = { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } as const
