import { mix } from '../kit/colour.ts'
import { fill, line } from '../kit/markup.ts'
import type { Sitter } from './sitter.ts'

const dark = '#24160f'

const circle = (cx: number, cy: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

const ellipse = (cx: number, cy: number, rx: number, ry: number, colour: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"/>`

/** The ears with their earrings. */
export const ears = ({ skin, jewel }: Sitter): string =>
  ellipse(161, 288, 15, 27, mix(skin, dark, 0.1)) +
  ellipse(339, 288, 15, 27, mix(skin, dark, 0.18)) +
  (jewel ? circle(158, 330, 9, jewel) + circle(342, 330, 9, jewel) : '')

/** The neck with the shadow of the chin. */
export const neck = ({ skin }: Sitter): string =>
  fill('M208 380H292V452Q250 496 208 452Z', mix(skin, dark, 0.16)) +
  fill('M208 408Q250 446 292 404V424Q250 462 208 428Z', '#000', 'opacity=".18"')

const head = ({ skin }: Sitter): string =>
  fill('M162 268C160 170 202 140 250 140S340 170 338 268C336 350 300 412 250 412S164 350 162 268Z', skin) +
  fill(
    'M250 140C298 140 340 170 338 268C336 350 300 412 250 412C300 372 306 300 300 240C296 190 280 160 250 140Z',
    '#000',
    'opacity=".1"',
  )

const beard = ({ hairColour }: Sitter): string =>
  fill(
    'M164 288C168 352 204 420 250 420S332 352 336 288C328 330 306 344 282 344C264 336 236 336 218 344C194 344 172 330 164 288Z',
    hairColour,
  )

const eyes = ({ skin }: Sitter): string => {
  const white = mix('#ffffff', skin, 0.08)
  return (
    fill('M194 290Q211 273 228 290Q211 302 194 290ZM272 290Q289 273 306 290Q289 302 272 290Z', white) +
    circle(212, 288, 8, dark) +
    circle(290, 288, 8, dark) +
    circle(215, 285, 2.4, '#fff') +
    circle(293, 285, 2.4, '#fff') +
    line('M193 290Q211 271 229 290M271 290Q289 271 307 290', dark, 4.5)
  )
}

const glasses = (): string =>
  `<g fill="none" stroke="${dark}" stroke-width="4.5"><circle cx="211" cy="290" r="30"/><circle cx="289" cy="290" r="30"/><path d="M241 286Q250 280 259 286M181 286L164 280M319 286L336 280"/></g>`

const nose = ({ skin }: Sitter): string =>
  line('M250 294Q243 322 240 334Q250 342 262 334', mix(skin, dark, 0.4), 5)

const mouth = ({ lips }: Sitter): string =>
  fill('M218 366Q234 358 250 364Q266 358 282 366Q250 392 218 366Z', lips) +
  line('M218 366Q250 374 282 366', mix(lips, dark, 0.5), 3)

/** The head with eyes, nose and mouth. */
export const face = (sitter: Sitter): string => {
  const brows = sitter.hair === 'scarf' || sitter.hair === 'wrap' ? dark : mix(sitter.hairColour, dark, 0.35)
  return (
    head(sitter) +
    (sitter.hasBeard
      ? beard(sitter)
      : circle(196, 332, 15, sitter.lips, 0.22) + circle(304, 332, 15, sitter.lips, 0.22)) +
    line('M190 262Q210 251 230 261M270 261Q290 251 310 262', brows, 6) +
    eyes(sitter) +
    (sitter.hasGlasses ? glasses() : '') +
    nose(sitter) +
    mouth(sitter)
  )
}
