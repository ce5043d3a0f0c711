import type { Hair } from '../images/portraits/sitter.ts'

/** An artist as the shop presents them. British spelling; en-US is derived. */
export type ArtistStory = {
  /** The same name as in the artist's designs. */
  readonly name: string
  readonly place: string
  readonly since: number
  readonly lead: string
  readonly text: string
  /** The keys of the artist's five favourite designs, in the order in which they are shown. */
  readonly designs: readonly [string, string, string, string, string]
  readonly portrait: {
    readonly garment: string
    readonly headwear?: string
    readonly hair: Hair
    readonly hairColour: string
    readonly skin: string
    readonly background: string
    readonly lips: string
    readonly collar: string
    readonly jewel?: string
    readonly hasBeard?: boolean
    readonly hasGlasses?: boolean
    readonly hasApron?: boolean
  }
}

/** The artists of the house's designs. */
export const artistStories: readonly ArtistStory[] = [
  {
    name: 'Imani Okafor',
    place: 'Lagos',
    since: 2019,
    lead: 'Imani carves lino at her kitchen table in Lagos, prints it by hand, scans the print and leaves the knife marks in.',
    text: 'She trained as a botanist and still draws fruit from life. Quince Orchard began with a bowl that a friend left at the door.',
    designs: [
      'quince-orchard-night-pond',
      'orchard-toile-wild-thyme',
      'marrow-flower-clay',
      'second-draft-terracotta',
      'quince-orchard-marmalade',
    ],
    portrait: {
      garment: 'quince-orchard-night-pond',
      headwear: 'marrow-flower-willow-plate',
      hair: 'wrap',
      hairColour: '#2B170D',
      skin: '#84502F',
      background: '#E3B04B',
      lips: '#A24A38',
      collar: '#F4E6CE',
      jewel: '#C5532C',
    },
  },
  {
    name: 'Marit Solberg',
    place: 'Bergen',
    since: 2018,
    lead: 'Marit draws outdoors in all weathers, with a pencil that has been in the sea more than once.',
    text: 'Her hedgerows are one field, walked for eleven years. Her waves are the view from the slow ferry, drawn from the same seat.',
    designs: [
      'hedgerow-walk-olive',
      'ferry-wake-marmalade',
      'lighthouse-toile-clay',
      'fennel-and-rye-late-supper',
      'harbour-swell-moonflower',
    ],
    portrait: {
      garment: 'harbour-swell-bedtime',
      hair: 'long',
      hairColour: '#D8B46A',
      skin: '#EFC9A9',
      background: '#9CC3BE',
      lips: '#B8594C',
      collar: '#F1EBE1',
    },
  },
  {
    name: 'Studio Wharf',
    place: 'London',
    since: 2017,
    lead: 'Five people, two presses and a kettle above a boat builder’s yard, and no stripe drawn with a ruler.',
    text: 'The studio began by repairing deckchairs. It still tests every canvas stripe outdoors for a summer before anyone may sit on it.',
    designs: [
      'deckchair-delft',
      'ticking-clock-bedtime',
      'larder-gingham-sherbet',
      'studio-floor-delft',
      'larder-gingham-terracotta',
    ],
    portrait: {
      garment: 'deckchair-delft',
      headwear: 'ticking-clock-bedtime',
      hair: 'cap',
      hairColour: '#5A3B26',
      skin: '#DDAE86',
      background: '#C9764B',
      lips: '#A65A46',
      collar: '#EADFCB',
      hasBeard: true,
      hasApron: true,
    },
  },
  {
    name: 'Youssef Amrani',
    place: 'Granada',
    since: 2020,
    lead: 'Youssef cuts paper the way his grandfather cut glaze: one star at a time, with a knife and no grid.',
    text: 'He spent a winter counting the tiles of one courtyard. Court of Oranges has exactly as many points as the fountain there.',
    designs: [
      'court-of-oranges-terracotta',
      'riad-shade-peony',
      'alcazar-steps-letterpress',
      'court-of-oranges-delft',
      'riad-shade-lemon-ice',
    ],
    portrait: {
      garment: 'court-of-oranges-delft',
      hair: 'cropped',
      hairColour: '#1F1712',
      skin: '#BC8158',
      background: '#DE9A5B',
      lips: '#9A4D3D',
      collar: '#F4EADB',
      hasBeard: true,
    },
  },
  {
    name: 'Bea Lindqvist',
    place: 'Gothenburg',
    since: 2019,
    lead: 'Bea paints small, because her table is small, and lets the repeat do the walking.',
    text: 'She grows most of what she draws on a balcony of four square metres. The sweet peas win every year.',
    designs: [
      'sweet-pea-stripe-marmalade',
      'sweet-cicely-old-barn',
      'tansy-meadow-low-tide',
      'night-ferry-kingfisher',
      'clover-hour-seaside-rock',
    ],
    portrait: {
      garment: 'sweet-pea-stripe-marmalade',
      hair: 'bun',
      hairColour: '#B4572E',
      skin: '#F0CDB0',
      background: '#8FA98A',
      lips: '#B65348',
      collar: '#F7EFE2',
      hasGlasses: true,
    },
  },
  {
    name: 'Kenji Mori',
    place: 'Onomichi',
    since: 2021,
    lead: 'Kenji rules tide tables into pictures, one line for each day, and keeps the days that went wrong.',
    text: 'He was a ship’s cartographer before he drew for cloth. The stars in Small Hours stand where they stood over his harbour.',
    designs: [
      'small-hours-bedtime',
      'high-water-lagoon',
      'tide-table-bottle-glass',
      'pebble-bench-terracotta',
      'slow-weather-flowerpot',
    ],
    portrait: {
      garment: 'high-water-lagoon',
      hair: 'short',
      hairColour: '#1D1A19',
      skin: '#E5BB93',
      background: '#E6C87F',
      lips: '#B06150',
      collar: '#FBF8F3',
      hasGlasses: true,
    },
  },
  {
    name: 'Noor Haddad',
    place: 'Beirut',
    since: 2020,
    lead: 'Noor collects the insides of things: pocket linings, drawer papers, the back of an envelope.',
    text: 'Most of her sprigs began on fabric that was already old. She draws them again, a little braver, and sends the pocket back.',
    designs: [
      'island-toile-lemon-ice',
      'rosehip-lane-sea-glass',
      'tangier-noon-brick-and-ink',
      'apron-string-letterpress',
      'island-toile-peony',
    ],
    portrait: {
      garment: 'tangier-noon-brick-and-ink',
      headwear: 'apron-string-lilac',
      hair: 'scarf',
      hairColour: '#2A1B14',
      skin: '#DDB08A',
      background: '#7E9AA8',
      lips: '#A94F4A',
      collar: '#F1E4D3',
    },
  },
  {
    name: 'Giulia Ferri',
    place: 'Verona',
    since: 2018,
    lead: 'Giulia pours real terrazzo in a baking tray, breaks it, and draws what is left.',
    text: 'Her father laid floors for forty years. She is the first in the family to put one on a curtain.',
    designs: [
      'terrazzo-rosa-rose-jam',
      'lido-floor-warm-tile',
      'foyer-olive',
      'counting-stars-lamp-lit',
      'terrazzo-rosa-clay',
    ],
    portrait: {
      garment: 'terrazzo-rosa-rose-jam',
      hair: 'bob',
      hairColour: '#3A231A',
      skin: '#EAC09A',
      background: '#7FA6A0',
      lips: '#B0413E',
      collar: '#FBF3E8',
      jewel: '#E0A83E',
    },
  },
  {
    name: 'Callum Innes',
    place: 'Isle of Skye',
    since: 2019,
    lead: 'Callum weaves first and draws second: every plaid has been a scarf before it is a print.',
    text: 'The loom was his aunt’s, and so was the opinion about red. He dyes with what grows within a morning’s walk.',
    designs: [
      'moor-plaid-olive',
      'glen-under-rain-willow-plate',
      'boathouse-stripe-old-barn',
      'understorey-night-pond',
      'glen-under-rain-emerald',
    ],
    portrait: {
      garment: 'moor-plaid-olive',
      hair: 'short',
      hairColour: '#A5512B',
      skin: '#F1CBAE',
      background: '#B7A9C4',
      lips: '#B65F50',
      collar: '#D9D0C2',
      hasBeard: true,
    },
  },
  {
    name: 'Ottoline Reyes',
    place: 'Santa Fe',
    since: 2017,
    lead: 'Ottoline works standing up, with the radio on and the largest brush that the paper will forgive.',
    text: 'Nothing in her studio is thrown away: the strips in Confetti Quarry are the edges of every other design she has made.',
    designs: [
      'loose-ends-fig',
      'confetti-quarry-party-shoes',
      'paper-moon-deep-end',
      'penny-posy-oat',
      'picnic-rug-willow-plate',
    ],
    portrait: {
      garment: 'loose-ends-fig',
      hair: 'curls',
      hairColour: '#3B2A26',
      skin: '#C68D62',
      background: '#E2A59A',
      lips: '#9E3F3B',
      collar: '#F6E9D8',
      jewel: '#0B6E69',
    },
  },
  {
    name: 'Delphine Roux',
    place: 'Lyon',
    since: 2018,
    lead: 'Delphine presses flowers under theatre programmes, and takes her curves from both.',
    text: 'She paints scenery in the winter and fabric in the summer. If a fan has a stain, it is coffee from the second act.',
    designs: [
      'palais-fan-courtyard',
      'dahlia-press-raspberry-fool',
      'grand-circle-milk-jug',
      'market-day-toile-fig',
      'market-day-toile-courtyard',
    ],
    portrait: {
      garment: 'palais-fan-courtyard',
      hair: 'fringe',
      hairColour: '#6B4226',
      skin: '#F2D0B4',
      background: '#D9B3A6',
      lips: '#A8323A',
      collar: '#2F2A36',
      jewel: '#E0A83E',
    },
  },
]
