/** Colours of the scenes around a print. They are the same in every theme, so that the print looks the same. */
export const sceneColors = {
  /** Shading over the print, drawn with an opacity of a few percent. */
  shade: '#000',
  bench: '#C28C2A',
  benchLegs: '#3F2A1C',
} as const
