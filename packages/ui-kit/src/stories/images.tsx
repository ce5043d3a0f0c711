import type { ReactNode } from 'react'
import { Image } from '../components/Image/Image.tsx'
import { type Print, quincePrint } from './prints.ts'

const uri = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

const pattern = (print: Print, scale: number, id = 'p') =>
  `<pattern id="${id}" width="160" height="200" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${print.tile}</pattern>`

const drawing = (width: number, height: number, inside: string, align = 'xMidYMid') =>
  uri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${align} slice">${inside}</svg>`,
  )

/** Draws one repeat of a print. Like the other functions here, it returns a data URL. */
export const tileImage = (print: Print): string => drawing(160, 200, print.tile)

/** Draws flat fabric with the print. */
export const fabricImage = (print: Print, scale = 1.6): string =>
  drawing(800, 1000, `${pattern(print, scale)}<rect width="800" height="1000" fill="url(#p)"/>`)

/** Draws a sofa in front of wallpaper with the print. */
export const roomImage = (print: Print, scale = 1.2): string =>
  drawing(
    1440,
    640,
    `${pattern(print, scale)}<rect width="1440" height="520" fill="url(#p)"/><rect y="520" width="1440" height="120" fill="#C9A078"/><rect y="500" width="1440" height="22" fill="#F4E6CE"/><rect x="700" y="280" width="560" height="240" rx="28" fill="#D9A33B"/><rect x="680" y="380" width="70" height="180" rx="26" fill="#C28C2A"/><rect x="1210" y="380" width="70" height="180" rx="26" fill="#C28C2A"/><rect x="690" y="450" width="580" height="110" rx="20" fill="#CE9934"/><path d="M730 560v46M1230 560v46" stroke="#4A2F1A" stroke-width="14" stroke-linecap="round"/>`,
    'xMidYMax',
  )

/** Draws a cushion with the print on a chair. */
export const cushionImage = (print: Print, scale = 0.8): string =>
  drawing(
    800,
    1000,
    `${pattern(print, scale)}<rect width="800" height="1000" fill="#EFDDBD"/><rect y="760" width="800" height="240" fill="#D8C29C"/><rect x="170" y="200" width="460" height="560" rx="150" fill="#C98A2E"/><rect x="110" y="520" width="120" height="300" rx="56" fill="#B87A22"/><rect x="570" y="520" width="120" height="300" rx="56" fill="#B87A22"/><rect x="190" y="690" width="420" height="120" rx="30" fill="#BD8128"/><rect x="250" y="390" width="300" height="300" rx="18" fill="url(#p)" transform="rotate(-4 400 540)"/>`,
  )

export interface ExampleProps {
  readonly print?: Print
  readonly src?: string | undefined
  readonly alt?: string
  readonly priority?: boolean
  readonly anchor?: 'center' | 'floor' | 'left'
}

/** An image that fills its container. */
export const Example = ({
  print = quincePrint,
  src = fabricImage(print),
  alt = '',
  priority,
  anchor,
}: ExampleProps): ReactNode => (
  <Image
    srcFor={() => src}
    alt={alt}
    width={800}
    height={1000}
    sizes="50vw"
    widths={[800]}
    ratio="fill"
    priority={priority}
    anchor={anchor}
  />
)
