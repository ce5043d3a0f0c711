/** Formats cents as the decimal text that providers require: 5076 is `50.76`. */
export const decimal = (cents: number): string => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
