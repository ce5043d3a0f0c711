/** A search with its expected results. */
export type ExpectedSearch = {
  readonly kind: string
  readonly query: string
  readonly locale?: 'en-GB'
  /** The URL of the first result, without `/product/`. */
  readonly first?: RegExp
  /** The spelling that the results are for. */
  readonly corrected?: string
  /** The parts of the query that the page offers as separate searches when nothing matches. */
  readonly parts?: readonly string[]
}

const rows = (
  kind: string,
  list: readonly (readonly [query: string, first: RegExp, corrected?: string])[],
): ExpectedSearch[] =>
  list.map(([query, first, corrected]) => ({ kind, query, first, ...(corrected ? { corrected } : {}) }))

const fabric = /-printed-fabric$/
const wallpaper = /-wallpaper$/
const pillow = /-throw-pillow$/
const duvet = /-duvet-cover$/
const towel = /-tea-towel$/

/** Searches that must find the right product first. `tooling/docs/searches.md` explains them. */
export const expectedSearches: readonly ExpectedSearch[] = [
  ...rows('design', [
    ['quince orchard', /^quince-orchard-/],
    ['Quince', /^quince-orchard-/],
    ['palais fan', /^palais-fan-/],
    ['small hours', /^small-hours-/],
    ['market day', /^market-day-toile-/],
    ['foyer', /^foyer-/],
    ['table', /^tide-table-/],
    ['toile', /-toile-/],
    ['clover', /^clover-hour-/],
    ['harbor', /^harbour-swell-/],
    ['harbour', /^harbour-swell-/],
  ]),
  ...rows('typo', [
    ['quicne', /^quince-orchard-/, 'quince'],
    ['quince orchrad', /^quince-orchard-/, 'quince orchard'],
    ['palias fan', /^palais-fan-/, 'palais fan'],
    ['dahila', /^dahlia-press-/, 'dahlia'],
    ['lighthosue', /^lighthouse-toile-/, 'lighthouse'],
    ['terazzo', /^terrazzo-rosa-/, 'terrazzo'],
    ['tansey medow', /^tansy-meadow-/, 'tansy meadow'],
    ['velvte', fabric, 'velvet'],
    ['duvey', duvet, 'duvet'],
    ['curtian', /-curtain$/, 'curtains'],
    ['marit solburg', /^hedgerow-walk-/, 'marit solberg'],
  ]),
  ...rows('beginning of a word', [
    ['orch', /-?orchard-/, 'orchard'],
    ['wallp', /wallpaper/, 'wallpaper'],
  ]),
  ...rows('artist', [
    ['imani okafor', /^(quince|marrow|orchard|second)-/],
    ['okafor', /^(quince|marrow|orchard|second)-/],
    ['kenji', /^(small-hours|high-water|tide-table|pebble-bench|slow-weather)-/],
    ['youssef amrani', /^(court-of-oranges|alcazar-steps|riad-shade)-/],
    ['studio wharf', /^(deckchair|ticking-clock|larder-gingham|studio-floor)-/],
    ['kenji mori wallpaper', /^(small-hours|high-water|tide-table|pebble-bench|slow-weather)-.*-wallpaper$/],
  ]),
  ...rows('material', [
    ['velvet', fabric],
    ['belgian linen', /linen|-printed-fabric$/],
    ['cotton lawn', fabric],
    ['organic cotton', fabric],
    ['recycled polyester', fabric],
    ['grasscloth', wallpaper],
    ['vinyl', wallpaper],
    ['gold metallic', wallpaper],
    ['peel and stick', wallpaper],
    ['peel-and-stick', wallpaper],
    ['pre-pasted', wallpaper],
  ]),
  ...rows('kind', [
    ['duvet', duvet],
    ['duvet cover', duvet],
    ['napkin', /-napkin$/],
    ['curtain', /-curtain$/],
    ['tea towel', towel],
    ['tablecloth', /-tablecloth$/],
    ['placemats', /-placemat$/],
    ['throw pillows', pillow],
    ['wallpaper', /wallpaper/],
    ['membership', /^plus-membership$/],
    ['fill a yard', /^fill-a-yard-/],
    ['orchard wallpaper', /orchard-.*-wallpaper$/],
  ]),
  ...rows('synonym', [
    ['cushion', pillow],
    ['moor plaid cushion', /^moor-plaid-.*-throw-pillow$/],
    ['drapes', /-curtain$/],
    ['serviettes', /-napkin$/],
    ['bedspread', duvet],
    ['comforter', duvet],
    ['dish towel', towel],
    ['tapestry', /-wall-hanging$/],
    ['table cloth', /-tablecloth$/],
    ['pillowcase', /-pillow-sham$/],
    ['sheets', /-sheet-set$/],
    ['throws', /-throw-blanket$/],
    ['self adhesive wallpaper', wallpaper],
    ['tartan', /^(moor-plaid|glen-under-rain|larder-gingham|picnic-rug)-/],
  ]),
  ...rows('color', [
    ['navy', /-(night-pond|bedtime|moonflower|late-supper|storybook|lamp-lit)-/],
    ['turquoise', /-(sea-glass|spearmint|low-tide|lagoon|kingfisher)-/],
    ['teal wallpaper', /-(sea-glass|spearmint|low-tide|lagoon|kingfisher)-wallpaper$/],
    ['night pond', /-night-pond-/],
    ['lemon ice', /-lemon-ice-/],
    ['color map', /^colour-map$/],
    ['colour map', /^colour-map$/],
  ]),
  { kind: 'color', query: 'color map', locale: 'en-GB', first: /^colour-map$/ },
  ...rows('number', [
    ['14108052', /^quince-orchard-delft-/],
    ['#12922972', /^quince-orchard-night-pond-/],
    ['quince-orchard-night-pond-printed-fabric-qc-yard', /^quince-orchard-night-pond-printed-fabric$/],
    ['MOOR-PLAID-OLIVE-THROW-PILLOW-18-COVER', /^moor-plaid-olive-throw-pillow$/],
  ]),
  { kind: 'nothing', query: 'xylophone' },
  { kind: 'nothing', query: '99999999' },
  { kind: 'nothing', query: 'zzzz qqqq' },
  { kind: 'nothing', query: 'gray' },
  { kind: 'nothing', query: 'grey' },
  { kind: 'nothing', query: 'velvet cushion', parts: ['velvet', 'throw pillow'] },
  { kind: 'nothing', query: 'foyer duvet cover', parts: ['foyer', 'duvet cover'] },
]
