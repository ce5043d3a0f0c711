/** Formats bytes as kB (1000 bytes), like the budgets. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const times = (ratio: number): string => `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

export const aSecond = (value: number): string => `${value < 100 ? value.toFixed(1) : Math.round(value)}/s`
