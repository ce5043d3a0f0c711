import type { Json } from '../documents.ts'
import { localised } from '../localised.ts'
import { slugOf } from '../slugOf.ts'

type Row = {
  /** The value of a variant's material attribute, e.g. of `fabric-name`. */
  readonly name: string
  /** A line of text for the card on which a shopper chooses the material. */
  readonly note: string
  /** Grams per square metre. */
  readonly weightGsm?: number
  readonly facts: Readonly<Record<string, string>>
  readonly care: string
  /** How to work with the material, step by step. */
  readonly steps?: readonly string[]
}

const washable = 'Wash at 40 degrees with like colours, tumble dry low, iron on the back while slightly damp.'
const delicate = 'Wash cool and gentle, dry flat or on a line, iron on low from the back.'
const paperCare = 'Wipe with a damp cloth. No scouring, no solvents.'

const paperSteps = [
  'Measure the wall at three heights, and add four inches to each strip for trimming.',
  'Let the rolls rest in the room for a day. Check that all have one batch number.',
  'Draw a plumb line one roll’s width from a corner, and hang the first strip along it.',
]

const rows: readonly Row[] = [
  {
    name: 'Quilting cotton',
    note: 'Crisp, light and easy to sew.',
    weightGsm: 145,
    facts: {
      Drape: 'Crisp',
      Shrinkage: '2–3% in the first wash',
      'Good for': 'Quilts, shirts, children’s clothes, bags',
    },
    care: washable,
  },
  {
    name: 'Linen cotton canvas',
    note: 'A sturdy slub for cushions and blinds.',
    weightGsm: 230,
    facts: {
      Drape: 'Structured',
      Shrinkage: '4–5% in the first wash',
      'Good for': 'Cushions, blinds, aprons, light upholstery',
    },
    care: washable,
  },
  {
    name: 'Organic sateen',
    note: 'Smooth, with a quiet shine.',
    weightGsm: 180,
    facts: {
      Drape: 'Fluid',
      Shrinkage: '3–4% in the first wash',
      'Good for': 'Bedding, curtains, dresses',
    },
    care: washable,
  },
  {
    name: 'Cotton lawn',
    note: 'Fine and cool, almost sheer.',
    weightGsm: 95,
    facts: {
      Drape: 'Soft',
      Shrinkage: '2–3% in the first wash',
      'Good for': 'Blouses, scarves, linings',
    },
    care: delicate,
  },
  {
    name: 'Performance velvet',
    note: 'Dense pile that wipes clean.',
    weightGsm: 305,
    facts: {
      Drape: 'Heavy',
      Shrinkage: 'Under 1%',
      'Good for': 'Upholstery, cushions, curtains',
      Wear: '50,000 rubs (Martindale)',
    },
    care: 'Blot spills with a damp cloth. Machine wash cold inside out, dry on a line. Steam, never iron.',
  },
  {
    name: 'Belgian linen',
    note: 'Heavy, dry, better every year.',
    weightGsm: 260,
    facts: {
      Drape: 'Relaxed',
      Shrinkage: '5–6% in the first wash',
      'Good for': 'Curtains, tablecloths, loose covers',
    },
    care: washable,
  },
  {
    name: 'Peel and stick',
    note: 'Up in an afternoon, off without a trace.',
    weightGsm: 200,
    facts: {
      Surface: 'Smooth, matte',
      Removal: 'Peels off dry',
      'Good for': 'Renters, doors, cabinets, smooth walls',
      'Fire rating': 'Class A, ASTM E84',
    },
    care: paperCare,
    steps: [...paperSteps, 'Peel the backing a foot at a time, and smooth from the middle to the edges.'],
  },
  {
    name: 'Pre-pasted',
    note: 'Wet the back, wait, hang.',
    weightGsm: 180,
    facts: {
      Surface: 'Fine linen look',
      Removal: 'Strips off wet',
      'Good for': 'Bedrooms, living rooms',
      'Fire rating': 'Class A, ASTM E84',
    },
    care: paperCare,
    steps: [...paperSteps, 'Wet the back, fold it paste to paste for five minutes, then hang and smooth.'],
  },
  {
    name: 'Grasscloth',
    note: 'Woven from plants, no two rolls alike.',
    weightGsm: 265,
    facts: {
      Surface: 'Woven texture',
      Removal: 'Scrape after soaking',
      'Good for': 'Studies, dining rooms, feature walls',
    },
    care: 'Dust with a soft brush. Keep water away from it.',
    steps: [...paperSteps, 'Paste the wall, not the paper. Seams show: that is its nature.'],
  },
  {
    name: 'Vinyl',
    note: 'Hard-wearing, for halls and kitchens.',
    weightGsm: 350,
    facts: {
      Surface: 'Smooth, satin',
      Removal: 'Strips off dry',
      'Good for': 'Halls, kitchens, bathrooms',
      'Fire rating': 'Class A, ASTM E84',
    },
    care: 'Wash with mild soap and a soft sponge.',
    steps: [...paperSteps, 'Paste the wall with heavy-duty paste, hang, and roll the seams.'],
  },
  {
    name: 'Gold metallic',
    note: 'A warm glint under the pattern.',
    weightGsm: 190,
    facts: {
      Surface: 'Metallic, warm',
      Removal: 'Strips off dry',
      'Good for': 'Feature walls, powder rooms',
    },
    care: 'Dust only, with a soft cloth.',
    steps: [...paperSteps, 'Paste the wall. Smooth with a felt edge: metal shows scratches.'],
  },
  {
    name: 'Silver metallic',
    note: 'A cool glint under the pattern.',
    weightGsm: 190,
    facts: {
      Surface: 'Metallic, cool',
      Removal: 'Strips off dry',
      'Good for': 'Feature walls, powder rooms',
    },
    care: 'Dust only, with a soft cloth.',
    steps: [...paperSteps, 'Paste the wall. Smooth with a felt edge: metal shows scratches.'],
  },
  {
    name: 'Non-pasted',
    note: 'Hung with paste, for decades.',
    weightGsm: 160,
    facts: {
      Surface: 'Smooth, matte',
      Removal: 'Scrape after soaking',
      'Good for': 'Halls and stairs, old houses',
      'Fire rating': 'Class A, ASTM E84',
    },
    care: paperCare,
    steps: [...paperSteps, 'Paste the wall, hang the strip at once, and sponge off what comes out.'],
  },
  {
    name: 'Sateen',
    note: 'Organic cotton, 300 threads to the inch.',
    weightGsm: 130,
    facts: { Weave: 'Sateen, 300 thread count', Shrinkage: '3% in the first wash' },
    care: washable,
  },
  {
    name: 'Cotton',
    note: 'Soft, and absorbs well.',
    weightGsm: 170,
    facts: { Weave: 'Plain', Shrinkage: '3% in the first wash' },
    care: washable,
  },
  {
    name: 'Linen',
    note: 'Dry to the hand, better with every wash.',
    weightGsm: 190,
    facts: { Weave: 'Plain', Shrinkage: '5% in the first wash' },
    care: washable,
  },
  {
    name: 'Linen cotton',
    note: 'Half linen, half cotton.',
    weightGsm: 200,
    facts: { Weave: 'Plain, slubbed', Shrinkage: '4% in the first wash' },
    care: washable,
  },
  {
    name: 'Fleece',
    note: 'Light, warm, dries in an hour.',
    weightGsm: 240,
    facts: { Pile: 'Both sides, short', Shrinkage: 'Under 1%' },
    care: 'Machine wash cold, tumble dry low. No iron.',
  },
  {
    name: 'Sherpa',
    note: 'Smooth in front, curly behind.',
    weightGsm: 420,
    facts: { Pile: 'Curly back', Shrinkage: 'Under 1%' },
    care: 'Machine wash cold, tumble dry low. No iron.',
  },
]

/** Custom objects of the container `materials`: what a shopper has to know about a fabric or a paper. */
export const seedMaterials: readonly { readonly key: string; readonly value: Json }[] = rows.map(
  ({ name, note, weightGsm, facts, care, steps }) => ({
    key: slugOf(name),
    value: {
      name,
      note: localised(note),
      ...(weightGsm !== undefined && { weightGsm }),
      facts: Object.entries(facts).map(([term, value]) => ({
        term: localised(term),
        value: localised(value),
      })),
      care: localised(care),
      ...(steps && { steps: steps.map(localised) }),
    },
  }),
)
