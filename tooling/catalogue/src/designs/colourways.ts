import type { PaletteName } from '../images/index.ts'

export type Colour =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'navy'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'cream'
  | 'black'

export type Colourway = { readonly name: string; readonly palette: PaletteName; readonly colour: Colour }

const of = (palette: PaletteName, rows: readonly (readonly [string, Colour])[]): Colourway[] =>
  rows.map(([name, colour]) => ({ name, palette, colour }))

/** The names under which the palettes are sold, three each, with the colour a shopper would file them under. */
export const colourways: readonly Colourway[] = [
  ...of('madder-and-indigo', [
    ['Madder', 'red'],
    ['Brick and ink', 'red'],
    ['Old barn', 'red'],
  ]),
  ...of('sea-glass', [
    ['Sea glass', 'teal'],
    ['Spearmint', 'teal'],
    ['Low tide', 'teal'],
  ]),
  ...of('marmalade', [
    ['Marmalade', 'orange'],
    ['Seville', 'orange'],
    ['Tea and toast', 'orange'],
  ]),
  ...of('fig-and-rose', [
    ['Fig', 'pink'],
    ['Rose jam', 'pink'],
    ['Last of summer', 'pink'],
  ]),
  ...of('midnight-garden', [
    ['Night pond', 'navy'],
    ['Moonflower', 'navy'],
    ['Late supper', 'navy'],
  ]),
  ...of('olive-grove', [
    ['Olive', 'green'],
    ['Bay leaf', 'green'],
    ['Pickled caper', 'green'],
  ]),
  ...of('delft', [
    ['Delft', 'blue'],
    ['Willow plate', 'blue'],
    ['Milk jug', 'blue'],
  ]),
  ...of('terracotta-court', [
    ['Terracotta', 'orange'],
    ['Warm tile', 'orange'],
    ['Courtyard', 'orange'],
  ]),
  ...of('sherbet', [
    ['Sherbet', 'yellow'],
    ['Lemon ice', 'yellow'],
    ['Seaside rock', 'yellow'],
  ]),
  ...of('moss-and-lilac', [
    ['Lilac', 'purple'],
    ['Wild thyme', 'purple'],
    ['Heather', 'purple'],
  ]),
  ...of('night-nursery', [
    ['Bedtime', 'navy'],
    ['Storybook', 'navy'],
    ['Lamp lit', 'navy'],
  ]),
  ...of('emerald-deco', [
    ['Emerald', 'green'],
    ['Billiard room', 'green'],
    ['Bottle glass', 'green'],
  ]),
  ...of('clay-and-sky', [
    ['Clay', 'brown'],
    ['Flowerpot', 'brown'],
    ['Biscuit tin', 'brown'],
  ]),
  ...of('ink-and-oat', [
    ['Oat', 'cream'],
    ['Lamp black', 'black'],
    ['Letterpress', 'black'],
  ]),
  ...of('peony', [
    ['Peony', 'pink'],
    ['Raspberry fool', 'red'],
    ['Party shoes', 'pink'],
  ]),
  ...of('lagoon', [
    ['Lagoon', 'teal'],
    ['Kingfisher', 'teal'],
    ['Deep end', 'blue'],
  ]),
]
