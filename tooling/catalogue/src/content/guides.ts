import type { Json } from '../documents.ts'
import { localised } from '../localised.ts'

type Row = {
  /** The key of the product. */
  readonly key: string
  /** The heading of the steps. */
  readonly title: string
  readonly steps: readonly string[]
  readonly facts: Readonly<Record<string, string>>
  /** A text about when the product is delivered. */
  readonly delivery?: string
}

const cut = 'Cut from the bolt when you order, not printed. Ships within 1–5 business days.'
const packed = 'Packed by hand. Ships within 1–5 business days.'

const plainSteps = [
  'Wash it before you cut: it shrinks as much as the printed cloth.',
  'Dye, print or paint it once it is dry. Nothing on the cloth resists colour.',
  'Iron it on the back while it is slightly damp.',
]

const rows: readonly Row[] = [
  {
    key: 'plain-quilting-cotton',
    title: 'Before you sew',
    steps: plainSteps,
    facts: { Finish: 'Undyed, washed, without optical brightener', 'Good for': 'Backings, linings, toiles' },
    delivery: cut,
  },
  {
    key: 'plain-linen-cotton-canvas',
    title: 'Before you sew',
    steps: plainSteps,
    facts: { Finish: 'Undyed, loomstate', 'Good for': 'Toiles, interlinings, bags, first attempts' },
    delivery: cut,
  },
  {
    key: 'plain-belgian-linen',
    title: 'Before you sew',
    steps: plainSteps,
    facts: { Finish: 'Natural flax, straight off the loom', 'Good for': 'Curtains, aprons, tablecloths' },
    delivery: cut,
  },
  {
    key: 'fabric-sampler',
    title: 'What is inside',
    steps: [
      'Six printed cards, 4 × 4 in: quilting cotton, linen cotton canvas, organic sateen, cotton lawn, performance velvet and Belgian linen.',
      'The same design on every card, so that you compare cloths and not prints.',
      'On the back of each: weight, width, care, and what it is good for.',
    ],
    facts: { Cards: 'Six', 'Each card': '4 × 4 in (10 × 10 cm)' },
    delivery: packed,
  },
  {
    key: 'wallpaper-sampler',
    title: 'What is inside',
    steps: [
      'Seven printed sheets, 6 × 6 in: pre-pasted, peel and stick, grasscloth, vinyl, gold metallic, silver metallic and non-pasted.',
      'The same design on every sheet. Hold them against the wall by day and by lamplight.',
      'On the back of each: how it is hung, cleaned and removed.',
    ],
    facts: { Sheets: 'Seven', 'Each sheet': '6 × 6 in (15 × 15 cm)' },
    delivery: packed,
  },
  {
    key: 'colour-map',
    title: 'How to use it',
    steps: [
      'Hang it by a window, and look at it by daylight.',
      'Hold your sofa cover, thread or paint card beside it until a square disappears.',
      'Note the number below that square.',
      'Choose designs with that colour among the five dots on their edge.',
    ],
    facts: { Cloth: 'Quilting cotton', Size: '27 × 18 in (69 × 46 cm)', Edges: 'Hemmed, with two loops' },
  },
  {
    key: 'plus-membership',
    title: 'What you get',
    steps: [
      'Twenty per cent off shipping, on every order.',
      'Ten per cent off everything we print.',
      'Plus prices on every page, as soon as you are logged in.',
    ],
    facts: {
      Begins: 'With your order; nothing is shipped',
      'How it ends': 'When the paid time is over. It is renewed only if you turn that on in your account.',
      'In your cart': 'On its own, and once for each account',
    },
  },
  {
    key: 'swatch-club',
    title: 'What you get',
    steps: [
      'Twelve new swatches, 4 × 4 in, in an envelope that fits through the door.',
      'A note by each designer: what the print is, and how it was drawn.',
      'Another cloth every month, so that after half a year you know all six.',
    ],
    facts: {
      Arrives: 'Every month that you have paid for',
      'How it ends': 'After the last envelope. It is renewed only if you turn that on in your account.',
    },
    delivery: 'The first envelope ships within 1–5 business days, the next ones a month apart.',
  },
]

/** Custom objects of the container `guides`: what a shopper has to know about a product without a design, by its key. */
export const seedGuides: readonly { readonly key: string; readonly value: Json }[] = rows.map(
  ({ key, title, steps, facts, delivery }) => ({
    key,
    value: {
      title: localised(title),
      steps: steps.map(localised),
      facts: Object.entries(facts).map(([term, value]) => ({
        term: localised(term),
        value: localised(value),
      })),
      ...(delivery && { delivery: localised(delivery) }),
    },
  }),
)
