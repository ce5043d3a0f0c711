import type { Category } from '../documents.ts'
import { inAllLocales, localised } from '../localised.ts'
import { seedId, seedStamp } from '../seedId.ts'

type Row = readonly [slug: string, name: string, description: string, children?: readonly Row[]]

const tree: readonly Row[] = [
  [
    'fabric',
    'Fabric',
    'Cloth by the yard, printed to order or plain.',
    [
      ['printed-fabric', 'Printed Fabric', 'Every design on six cloths, cut to your length.'],
      ['unprinted-fabric', 'Unprinted Fabric', 'The same cloths before the ink.'],
      ['fill-a-yard', 'Fill-a-Yard', 'Several designs on one yard of cloth.'],
    ],
  ],
  [
    'wallpaper',
    'Wallpaper',
    'Seven papers, printed to order.',
    [
      ['pre-pasted', 'Pre-pasted', 'Just add water.'],
      ['peel-and-stick', 'Peel and Stick', 'Up in an afternoon, off without a trace.'],
      ['grasscloth', 'Grasscloth', 'Woven texture, no two rolls alike.'],
      ['vinyl', 'Vinyl', 'Hard-wearing, for halls and kitchens.'],
      ['gold-metallic', 'Gold Metallic', 'A warm glint under the pattern.'],
      ['silver-metallic', 'Silver Metallic', 'A cool glint under the pattern.'],
      ['non-pasted', 'Non-pasted', 'For paste-the-wall people.'],
    ],
  ],
  [
    'bedding',
    'Bedding',
    'For beds that are looked at by day.',
    [
      ['duvet-cover', 'Duvet Covers', 'Organic sateen, printed edge to edge.'],
      ['pillow-sham', 'Pillow Shams', 'The pillow for show.'],
      ['sheet-set', 'Sheet Sets', 'Fitted, flat and two pillowcases.'],
    ],
  ],
  [
    'dining',
    'Dining',
    'Linen for tables that are used.',
    [
      ['napkin', 'Napkins', 'Sets of four, hemmed with mitred corners.'],
      ['placemat', 'Placemats', 'Lined, so that they lie flat.'],
      ['table-runner', 'Table Runners', 'Narrow lengths for long tables.'],
      ['tablecloth', 'Tablecloths', 'Square, oblong and round.'],
      ['tea-towel', 'Tea Towels', 'Absorbent linen cotton.'],
    ],
  ],
  [
    'living-and-decor',
    'Living & Decor',
    'Cushions, curtains and throws.',
    [
      ['throw-pillow', 'Throw Pillows', 'Three sizes, with or without an insert.'],
      ['curtain', 'Curtains', 'Panels with a rod pocket, lined or not.'],
      ['throw-blanket', 'Throw Blankets', 'Fleece and sherpa.'],
    ],
  ],
  [
    'wall-art',
    'Wall Art',
    'Pattern for a nail in the wall.',
    [
      ['wall-hanging', 'Wall Hangings', 'Linen cotton on a rod.'],
      ['wall-hanger', 'Wall Hangers', 'Frames that hold a print by its edges.'],
    ],
  ],
  ['fabric-sampler', 'Samplers', 'Feel it before you order it.'],
  ['color-map', 'Colour Map', 'Our colours, on cloth, with their numbers.'],
  ['subscriptions', 'Subscriptions', 'Memberships and clubs.'],
]

const hint = (index: number, parent: string): string =>
  `${parent || '0.'}${String(index + 1).padStart(2, '0')}`

const flatten = (rows: readonly Row[], ancestors: readonly string[], orderHint: string): Category[] =>
  rows.flatMap(([slug, name, description, children], index) => {
    const parentId = ancestors.at(-1)
    const own: Category = {
      ...seedStamp('category', slug),
      key: slug,
      name: localised(name),
      slug: inAllLocales(slug),
      description: localised(description),
      metaTitle: localised(name),
      metaDescription: localised(description),
      orderHint: hint(index, orderHint),
      ...(parentId && { parentId }),
      ancestorIds: ancestors,
    }
    return [own, ...flatten(children ?? [], [...ancestors, seedId('category', slug)], own.orderHint)]
  })

/** The category tree. The specification defines keys and slugs. */
export const seedCategories: readonly Category[] = flatten(tree, [], '')
