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

const colourwaysOf = (palette: PaletteName, rows: readonly (readonly [string, Colour])[]): Colourway[] =>
  rows.map(([name, colour]) => ({ name, palette, colour }))

/** The colourways: three for each palette, with different names. `colour` is the value in the colour facet. */
export const colourways: readonly Colourway[] = [
  ...colourwaysOf('madder-and-indigo', [
    ['Madder', 'red'],
    ['Brick and ink', 'red'],
    ['Old barn', 'red'],
  ]),
  ...colourwaysOf('sea-glass', [
    ['Sea glass', 'teal'],
    ['Spearmint', 'teal'],
    ['Low tide', 'teal'],
  ]),
  ...colourwaysOf('marmalade', [
    ['Marmalade', 'orange'],
    ['Seville', 'orange'],
    ['Tea and toast', 'orange'],
  ]),
  ...colourwaysOf('fig-and-rose', [
    ['Fig', 'pink'],
    ['Rose jam', 'pink'],
    ['Last of summer', 'pink'],
  ]),
  ...colourwaysOf('midnight-garden', [
    ['Night pond', 'navy'],
    ['Moonflower', 'navy'],
    ['Late supper', 'navy'],
  ]),
  ...colourwaysOf('olive-grove', [
    ['Olive', 'green'],
    ['Bay leaf', 'green'],
    ['Pickled caper', 'green'],
  ]),
  ...colourwaysOf('delft', [
    ['Delft', 'blue'],
    ['Willow plate', 'blue'],
    ['Milk jug', 'blue'],
  ]),
  ...colourwaysOf('terracotta-court', [
    ['Terracotta', 'orange'],
    ['Warm tile', 'orange'],
    ['Courtyard', 'orange'],
  ]),
  ...colourwaysOf('sherbet', [
    ['Sherbet', 'yellow'],
    ['Lemon ice', 'yellow'],
    ['Seaside rock', 'yellow'],
  ]),
  ...colourwaysOf('moss-and-lilac', [
    ['Lilac', 'purple'],
    ['Wild thyme', 'purple'],
    ['Heather', 'purple'],
  ]),
  ...colourwaysOf('night-nursery', [
    ['Bedtime', 'navy'],
    ['Storybook', 'navy'],
    ['Lamp lit', 'navy'],
  ]),
  ...colourwaysOf('emerald-deco', [
    ['Emerald', 'green'],
    ['Billiard room', 'green'],
    ['Bottle glass', 'green'],
  ]),
  ...colourwaysOf('clay-and-sky', [
    ['Clay', 'brown'],
    ['Flowerpot', 'brown'],
    ['Biscuit tin', 'brown'],
  ]),
  ...colourwaysOf('ink-and-oat', [
    ['Oat', 'cream'],
    ['Lamp black', 'black'],
    ['Letterpress', 'black'],
  ]),
  ...colourwaysOf('peony', [
    ['Peony', 'pink'],
    ['Raspberry fool', 'red'],
    ['Party shoes', 'pink'],
  ]),
  ...colourwaysOf('lagoon', [
    ['Lagoon', 'teal'],
    ['Kingfisher', 'teal'],
    ['Deep end', 'blue'],
  ]),
]
