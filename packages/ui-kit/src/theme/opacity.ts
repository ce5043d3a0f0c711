/** Opacities of states. */
export const opacity = {
  /** A disabled button or option. */
  disabled: 0.55,
  /** A disabled checkbox, radio button or switch, and the low point of a loading placeholder. */
  dimmed: 0.5,
  /** A swatch that cannot be chosen. */
  soldOut: 0.4,
  /** A stepper button at its limit, and a resting dot of a loading button. */
  unavailable: 0.35,
  /** A resting dot of a spinner. */
  pulse: 0.25,
  /** A button with the tone `danger` under the pointer. */
  hover: 0.9,
  /** A button with the tone `panel` under the pointer. */
  hoverPanel: 0.92,
} as const
