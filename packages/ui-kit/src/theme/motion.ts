/** Durations and the easing curve. The base styles reduce durations to 1 ms under reduced motion. */
export const motion = {
  /** The duration of feedback to a pointer, and the delay between one dot of a spinner and the next. */
  quick: '120ms',
  /** Elements that appear. */
  calm: '240ms',
  /** One round of a loading button or a spinner. */
  pulse: '1.2s',
  /** One round of a loading placeholder. */
  breath: '1.6s',
  /** One round of a progress bar without a value. */
  drift: '2.4s',
  ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
} as const
