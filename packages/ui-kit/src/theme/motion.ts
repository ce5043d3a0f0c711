/** Durations and the one easing. Base styles reduce them to nothing under reduced motion. */
export const motion = { quick: '120ms', calm: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } as const
