import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { Hair, Sitter } from './sitter.ts'

/** The print of the headwear and the light that falls on it. */
export type HeadPaint = { readonly print: string; readonly light: string }

type Draw = (sitter: Sitter, paint: HeadPaint) => string

const printed = (path: string, { print, light }: HeadPaint): string => fill(path, print) + fill(path, light)

const crown =
  'M158 262C140 140 184 92 250 92S360 140 342 262C330 214 318 190 306 178C270 190 214 186 190 174C176 192 166 220 158 262Z'

const curlsAt = [
  [170, 226, 38],
  [162, 180, 40],
  [186, 136, 44],
  [232, 112, 46],
  [282, 114, 46],
  [322, 144, 42],
  [340, 186, 40],
  [332, 230, 36],
  [250, 150, 44],
  [210, 160, 36],
  [292, 160, 36],
] as const

const curls = (colour: string): string =>
  curlsAt
    .map(
      ([x, y, r], index) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${mix(colour, '#ffffff', index % 3 === 0 ? 0.07 : 0)}"/>`,
    )
    .join('')

const wrapCap = 'M146 240C118 120 170 58 250 58S384 120 354 240C320 196 296 186 250 186S178 196 146 240Z'
const bow = 'M250 66C216 8 150 26 168 74C182 104 230 92 250 74C270 92 322 104 334 72C350 24 284 8 250 66Z'
const scarfHood =
  'M250 84C338 84 372 160 364 268C360 340 350 400 318 452L182 452C150 400 140 340 136 268C128 160 162 84 250 84ZM250 178C200 178 174 210 175 266C176 344 210 404 250 404S324 344 325 266C326 210 300 178 250 178Z'
const scarfDrape =
  'M160 404C206 470 294 470 340 404C372 452 372 500 350 540C292 560 208 548 150 520C132 484 138 440 160 404Z'
const capTop = 'M150 214C142 126 192 92 250 92S358 126 350 214C300 196 200 196 150 214Z'
const capPeak =
  'M148 212C200 184 300 184 352 212C368 226 366 240 350 238C300 214 200 214 150 238C134 240 132 226 148 212Z'

const behind: Partial<Readonly<Record<Hair, Draw>>> = {
  long: ({ hairColour }) =>
    fill(
      'M152 262C128 120 190 84 250 84S372 120 348 262C352 350 372 440 380 512C330 524 300 500 296 470H204C200 500 170 524 120 512C128 440 148 350 152 262Z',
      hairColour,
    ),
  bob: ({ hairColour }) =>
    fill(
      'M150 262C128 128 186 84 250 84S372 128 350 262C358 320 358 366 346 404C326 416 300 410 290 400H210C200 410 174 416 154 404C142 366 142 320 150 262Z',
      hairColour,
    ),
  fringe: ({ hairColour }) =>
    fill(
      'M146 262C122 122 184 80 250 80S378 122 354 262C364 330 362 400 352 446C322 458 300 446 292 430H208C200 446 178 458 148 446C138 400 136 330 146 262Z',
      hairColour,
    ),
  bun: ({ hairColour }) =>
    `<circle cx="250" cy="74" r="46" fill="${mix(hairColour, '#000000', 0.08)}"/>` +
    line('M222 60Q250 40 280 62M218 82Q250 62 284 84', mix(hairColour, '#000000', 0.25), 4),
}

const front: Readonly<Record<Hair, Draw>> = {
  wrap: ({ jewel = '#E0A83E' }, paint) =>
    printed(wrapCap, paint) +
    fill(bow, paint.print) +
    line('M250 66C236 40 214 34 196 46M250 66C264 40 286 34 304 46', '#153F44', 4, 'stroke-opacity=".35"') +
    `<circle cx="250" cy="74" r="15" fill="${jewel}"/>`,
  scarf: (_, paint) =>
    `<g fill-rule="evenodd">${printed(scarfHood, paint)}</g>` +
    printed(scarfDrape, paint) +
    line('M168 420Q250 492 332 420M196 484Q262 512 330 480', '#000', 4, 'stroke-opacity=".14"'),
  cap: ({ hairColour }, paint) =>
    fill(
      'M160 262C156 230 158 214 166 204H184C176 222 172 240 172 262ZM340 262C344 230 342 214 334 204H316C324 222 328 240 328 262Z',
      hairColour,
    ) +
    printed(capTop, paint) +
    fill(capPeak, paint.print) +
    fill(capPeak, '#000', 'opacity=".22"'),
  bun: ({ hairColour }) =>
    fill(crown, hairColour) +
    line(
      'M250 96C214 120 190 150 178 186M262 96C296 116 316 146 326 184',
      mix(hairColour, '#000000', 0.22),
      3.5,
    ),
  bob: ({ hairColour }) =>
    fill(
      'M154 300C136 150 184 92 250 92S364 150 346 300C336 262 330 226 306 182C276 214 206 214 186 200C170 232 162 262 154 300Z',
      hairColour,
    ) + line('M300 178C270 206 222 210 190 200', mix(hairColour, '#ffffff', 0.16), 4),
  fringe: ({ hairColour }) =>
    fill(
      'M152 330C134 150 184 88 250 88S366 150 348 330C340 290 336 262 330 236C282 246 218 246 170 236C164 262 160 290 152 330Z',
      hairColour,
    ) + line('M206 152L200 236M250 144V240M294 152L300 236', mix(hairColour, '#000000', 0.2), 3),
  long: ({ hairColour }) =>
    fill(
      'M156 280C140 150 186 92 250 92S360 150 344 280C336 236 322 198 262 152C236 196 178 208 156 280Z',
      hairColour,
    ) + line('M262 152C232 186 196 204 172 240', mix(hairColour, '#ffffff', 0.2), 4),
  curls: ({ hairColour }) => curls(hairColour),
  short: ({ hairColour }) =>
    fill(
      'M160 256C144 150 188 100 256 98C330 96 356 156 340 256C334 222 330 206 318 190C280 196 226 176 206 164C196 190 170 206 160 256Z',
      hairColour,
    ) + line('M206 164C236 182 286 190 316 188', mix(hairColour, '#ffffff', 0.14), 4),
  cropped: ({ hairColour }) => fill(crown, hairColour, 'opacity=".92"'),
}

/** The hair behind the face. */
export const hairBehind = (sitter: Sitter, paint: HeadPaint): string =>
  behind[sitter.hair]?.(sitter, paint) ?? ''

/** The hair or headwear over the face. */
export const hairInFront = (sitter: Sitter, paint: HeadPaint): string => front[sitter.hair](sitter, paint)
