/** A path of a drawing with its SVG attributes; lines have the colour of the text, so that they fit every theme. */
export type Shape = {
  readonly d: string
  readonly fill?: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeOpacity?: number
  readonly strokeDasharray?: string
}

/** The fill with the product's print; `ScaleDrawing` defines it. */
export const PRINT = 'url(#print)'

/** The background of the page, which is a colour role of the kit. */
export const PAGE = 'var(--s-page)'

/** A length with at most one decimal, which keeps the page small. */
export const short = (value: number): number => Math.round(value * 10) / 10

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`

export const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const [r, w, h] = [short(radius), short(width - 2 * radius), short(height - 2 * radius)]
  return `M${short(x + radius)} ${short(y)}h${w}q${r} 0 ${r} ${r}v${h}q0 ${r} ${-r} ${r}h${-w}q${-r} 0 ${-r} ${-r}v${-h}q0 ${-r} ${r} ${-r}z`
}

export const circle = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0z`

/** A piece of furniture: a pale area without an outline. */
export const thing = (d: string): Shape => ({ d, fill: 'currentColor', fillOpacity: 0.1, stroke: 'none' })

/** A thin line. */
export const outline = (d: string): Shape => ({ d, strokeOpacity: 0.4 })

export const dashed = (d: string): Shape => ({ d, strokeDasharray: '4 4' })

/** Returns a shape so that it is visible on every print: white lines with a black outline, or a white area. */
export const overPrint = (shape: Shape): readonly Shape[] => {
  if (shape.fill) return [{ d: shape.d, fill: '#fff', fillOpacity: 0.92, stroke: 'none' }]
  const { d } = shape
  return [
    { d, stroke: '#000', strokeWidth: 3, strokeOpacity: 0.5 },
    { ...shape, stroke: '#fff', strokeWidth: 2, strokeOpacity: 1 },
  ]
}
