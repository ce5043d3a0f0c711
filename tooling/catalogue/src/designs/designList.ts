import type { FamilyName } from '../images/index.ts'

/** A design without its colourways. */
export type DesignStory = {
  readonly name: string
  readonly artist: string
  readonly family: FamilyName
  readonly story: string
}

const designsOf = (family: FamilyName, rows: readonly (readonly [string, string, string])[]): DesignStory[] =>
  rows.map(([name, artist, story]) => ({ name, artist, family, story }))

/** The demo shop's fixed designs, four for each family of patterns. */
export const designStories: readonly DesignStory[] = [
  ...designsOf('block-print-floral', [
    [
      'Quince Orchard',
      'Imani Okafor',
      'Fat quince blossom and the first yellow fruit, cut in pear wood and printed a little off register.',
    ],
    [
      'Dahlia Press',
      'Delphine Roux',
      'September dahlias pressed flat as coins, petal upon petal, with the colour still in them.',
    ],
    [
      'Rosehip Lane',
      'Noor Haddad',
      'A lane in October: hips, briars and the last dog rose, in three blocks and one good ink.',
    ],
    [
      'Marrow Flower',
      'Imani Okafor',
      'The trumpet flowers of a kitchen garden that nobody has had the heart to pick.',
    ],
  ]),
  ...designsOf('botanical-stems', [
    [
      'Hedgerow Walk',
      'Marit Solberg',
      'Cow parsley, sorrel and a stray oat, drawn from one side of a single field.',
    ],
    [
      'Tansy Meadow',
      'Bea Lindqvist',
      'Button flowers on tall stems that lean, all of them, the way the wind went.',
    ],
    [
      'Fennel and Rye',
      'Marit Solberg',
      'Feathered fennel between upright rye: a border for people who prefer leaves.',
    ],
    [
      'Understorey',
      'Callum Innes',
      'What grows in the half-light below the birches, in stems of a single brushstroke.',
    ],
  ]),
  ...designsOf('ditsy', [
    [
      'Sweet Cicely',
      'Bea Lindqvist',
      'A scatter of tiny white umbels, small enough for a collar and calm enough for a room.',
    ],
    [
      'Penny Posy',
      'Ottoline Reyes',
      'Little bunches tied with nothing, tossed in every direction like change on a table.',
    ],
    [
      'Apron String',
      'Noor Haddad',
      'The sprig from the inside of an old apron pocket, where it never faded.',
    ],
    [
      'Clover Hour',
      'Bea Lindqvist',
      'Clover heads and three-part leaves, with one lucky stem hidden in every repeat.',
    ],
  ]),
  ...designsOf('moorish', [
    [
      'Court of Oranges',
      'Youssef Amrani',
      'Star and cross, leaf and orange: the tiles around a fountain that is heard before it is seen.',
    ],
    ['Alcazar Steps', 'Youssef Amrani', 'A stair in glazed squares, worn in the centre, sharp at the edges.'],
    [
      'Tangier Noon',
      'Noor Haddad',
      'Interlaced stars at the hour when every shutter in the street is closed.',
    ],
    [
      'Riad Shade',
      'Youssef Amrani',
      'An eight-point lattice with cool gaps between, like a screen with the garden behind it.',
    ],
  ]),
  ...designsOf('deco-fans', [
    [
      'Palais Fan',
      'Delphine Roux',
      'Row upon row of opened fans from the balcony of a theatre that kept its curtains.',
    ],
    ['Foyer', 'Giulia Ferri', 'Brass shells and a polished floor, five minutes before the bell.'],
    [
      'Matinee',
      'Ottoline Reyes',
      'Scallops in soft colours, for afternoons that are not meant to be useful.',
    ],
    [
      'Grand Circle',
      'Delphine Roux',
      'Ribbed arcs stacked like seats, with a thin line of gilt along each one.',
    ],
  ]),
  ...designsOf('stripes', [
    [
      'Sweet Pea Stripe',
      'Bea Lindqvist',
      'Bands in the colours of a jug of sweet peas, no two of the same width.',
    ],
    ['Deckchair', 'Studio Wharf', 'Honest canvas stripes that have seen salt water and do not mind.'],
    [
      'Ticking Clock',
      'Studio Wharf',
      'Mattress ticking, redrawn by hand so that each line wanders very slightly.',
    ],
    ['Boathouse Stripe', 'Callum Innes', 'The paint on a row of boathouse doors, read from left to right.'],
  ]),
  ...designsOf('plaid', [
    ['Moor Plaid', 'Callum Innes', 'Peat, heather and wet slate, crossed and crossed again.'],
    ['Larder Gingham', 'Studio Wharf', 'A clean kitchen check for shelves, curtains and jars of jam.'],
    ['Glen Under Rain', 'Callum Innes', 'A broad plaid with all the edges softened, as if through a window.'],
    ['Picnic Rug', 'Ottoline Reyes', 'The rug from the back of the car, remembered brighter than it was.'],
  ]),
  ...designsOf('terrazzo', [
    [
      'Terrazzo Rosa',
      'Giulia Ferri',
      'Chips of marble and brick in a pink ground, poured and polished in Verona.',
    ],
    ['Pebble Bench', 'Kenji Mori', 'Stones of one beach, sorted by somebody with time, and set close.'],
    [
      'Lido Floor',
      'Giulia Ferri',
      'The changing-room floor of an open-air pool: cool underfoot and never quite dry.',
    ],
    [
      'Confetti Quarry',
      'Ottoline Reyes',
      'Offcuts of every colour in the studio, thrown once and left where they fell.',
    ],
  ]),
  ...designsOf('brush-abstract', [
    [
      'Loose Ends',
      'Ottoline Reyes',
      'Short strokes from the end of the day, when the brush still has paint and nothing is planned.',
    ],
    ['Slow Weather', 'Kenji Mori', 'Broad marks that lie over each other like fronts on a chart.'],
    [
      'Studio Floor',
      'Studio Wharf',
      'What ten years of other work left on the boards, tidied only a little.',
    ],
    ['Second Draft', 'Imani Okafor', 'Gestures kept from a painting that was better before it was finished.'],
  ]),
  ...designsOf('waves', [
    [
      'High Water',
      'Kenji Mori',
      'Scalloped waves at the top of a spring tide, each with its own line of foam.',
    ],
    [
      'Harbour Swell',
      'Marit Solberg',
      'A long even swell that comes in past the lights and moves every boat once.',
    ],
    [
      'Tide Table',
      'Kenji Mori',
      'Lines of high and low water for a whole year, drawn as they would look from above.',
    ],
    [
      'Ferry Wake',
      'Marit Solberg',
      'Two ridges opening behind the evening boat, and the flat silver between.',
    ],
  ]),
  ...designsOf('toile', [
    [
      'Island Toile',
      'Noor Haddad',
      'A small island with one of everything: church, goat, boat, and a washing line.',
    ],
    [
      'Market Day Toile',
      'Delphine Roux',
      'Baskets, awnings and an argument about melons, engraved with great respect.',
    ],
    ['Orchard Toile', 'Imani Okafor', 'Ladders in trees, a dog asleep, and a basket that is nearly full.'],
    [
      'Lighthouse Toile',
      'Marit Solberg',
      'A keeper, a light and a supply boat, round a rock that appears on few maps.',
    ],
  ]),
  ...designsOf('stars-and-moons', [
    [
      'Small Hours',
      'Kenji Mori',
      'Moons in all their phases, and the stars one sees when nobody else is up.',
    ],
    [
      'Night Ferry',
      'Bea Lindqvist',
      'A crossing under clear skies, with the constellations in their right order.',
    ],
    [
      'Counting Stars',
      'Giulia Ferri',
      'Large friendly stars for ceilings, cots and anyone who is afraid of the dark.',
    ],
    [
      'Paper Moon',
      'Ottoline Reyes',
      'Cut-out crescents on thread, turning a little whenever the door opens.',
    ],
  ]),
]
