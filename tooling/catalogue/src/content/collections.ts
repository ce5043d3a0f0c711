import type { Json } from '../documents.ts'
import { localised } from '../localised.ts'

type Row = readonly [key: string, title: string, text: string, products: readonly string[]]

const rows: readonly Row[] = [
  [
    'kitchen-garden',
    'Kitchen garden',
    'Fruit, sprigs and a clean check, for the room where everybody ends up.',
    [
      'quince-orchard-delft-table-runner',
      'larder-gingham-seville-tablecloth',
      'fennel-and-rye-late-supper-tea-towel',
      'marrow-flower-willow-plate-napkin',
      'orchard-toile-last-of-summer-curtain',
      'quince-orchard-marmalade-printed-fabric',
      'tansy-meadow-warm-tile-throw-pillow',
      'sweet-cicely-old-barn-tablecloth',
      'apron-string-letterpress-napkin',
      'marrow-flower-clay-curtain',
      'larder-gingham-terracotta-tea-towel',
      'orchard-toile-lagoon-wallpaper',
    ],
  ],
  [
    'after-dark',
    'After dark',
    'Blues that are nearly black, with a light left on somewhere.',
    [
      'quince-orchard-night-pond-wallpaper',
      'small-hours-bedtime-duvet-cover',
      'night-ferry-lamp-lit-wall-hanging',
      'harbour-swell-moonflower-sheet-set',
      'understorey-night-pond-wallpaper',
      'ticking-clock-bedtime-throw-pillow',
      'high-water-lamp-black-curtain',
      'counting-stars-lamp-lit-printed-fabric',
      'market-day-toile-lamp-black-throw-pillow',
      'confetti-quarry-moonflower-throw-blanket',
    ],
  ],
  [
    'by-the-water',
    'By the water',
    'Waves, boathouses and honest canvas stripes, with salt allowed for.',
    [
      'high-water-lagoon-wallpaper',
      'deckchair-delft-throw-blanket',
      'harbour-swell-bedtime-throw-blanket',
      'tide-table-bottle-glass-placemat',
      'boathouse-stripe-willow-plate-wallpaper',
      'ferry-wake-marmalade-printed-fabric',
      'lighthouse-toile-clay-tea-towel',
      'lido-floor-oat-sheet-set',
      'island-toile-tea-and-toast-duvet-cover',
      'high-water-milk-jug-napkin',
      'pebble-bench-terracotta-duvet-cover',
    ],
  ],
  [
    'tiled-courtyard',
    'Tiled courtyard',
    'Stars, steps and cool stone: geometry that has been walked on.',
    [
      'court-of-oranges-terracotta-wallpaper',
      'riad-shade-peony-curtain',
      'terrazzo-rosa-rose-jam-throw-pillow',
      'alcazar-steps-letterpress-printed-fabric',
      'tangier-noon-brick-and-ink-duvet-cover',
      'lido-floor-warm-tile-throw-pillow',
      'court-of-oranges-emerald-throw-pillow',
      'riad-shade-lemon-ice-placemat',
      'pebble-bench-biscuit-tin-tablecloth',
      'palais-fan-courtyard-wallpaper',
    ],
  ],
  [
    'a-first-room',
    'A first room',
    'Moons, large friendly stars and a ferry that always arrives.',
    [
      'counting-stars-olive-throw-pillow',
      'small-hours-moonflower-throw-pillow',
      'paper-moon-deep-end-curtain',
      'night-ferry-kingfisher-wallpaper',
      'counting-stars-brick-and-ink-wallpaper',
      'small-hours-bedtime-sheet-set',
      'penny-posy-oat-throw-blanket',
      'sweet-pea-stripe-courtyard-duvet-cover',
      'confetti-quarry-party-shoes-curtain',
      'paper-moon-bay-leaf-throw-pillow',
    ],
  ],
  [
    'lines-and-checks',
    'Lines and checks',
    'Quiet company for everything else you own.',
    [
      'moor-plaid-olive-throw-pillow',
      'ticking-clock-moonflower-curtain',
      'larder-gingham-biscuit-tin-sheet-set',
      'glen-under-rain-old-barn-throw-blanket',
      'sweet-pea-stripe-marmalade-tablecloth',
      'deckchair-delft-wallpaper',
      'picnic-rug-low-tide-wallpaper',
      'boathouse-stripe-emerald-wallpaper',
      'larder-gingham-sherbet-throw-pillow',
      'glen-under-rain-emerald-napkin',
      'picnic-rug-clay-tea-towel',
    ],
  ],
]

type ContentObject = { readonly key: string; readonly value: { readonly [name: string]: Json } }

/** Custom objects of the container `collections`, with the keys of their products in order. */
export const seedCollections: readonly ContentObject[] = rows.map(([key, title, text, products], index) => ({
  key,
  value: { title: localised(title), text: localised(text), products, order: index + 1 },
}))
