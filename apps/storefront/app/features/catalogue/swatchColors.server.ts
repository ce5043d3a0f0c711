/** The swatches of the colour facet. */
export const swatchColors: Readonly<Record<string, string>> = {
  red: '#b5483a',
  orange: '#e4772e',
  yellow: '#e0a458',
  green: '#6f7d3c',
  teal: '#137c8b',
  blue: '#2f5d9e',
  navy: '#27345c',
  purple: '#4a2440',
  pink: '#f28c8c',
  brown: '#8a5a3c',
  cream: '#f5f0df',
  black: '#22201e',
}
