import type { FamilyName } from '../images/index.ts'

/** First words of the names of generated designs. */
export const firstWords =
  `Amber Autumn Bright Broad Calm Candlelit Coastal Copper Country Distant Early Evening Faded Feathered First
  Folded Gentle Gilded Golden Hidden High Inland Ivory Kitchen Late Little Long Lost Low Mellow Merry Misty Northern Old Open
  Painted Pale Plain Quiet Rambling Rainy Silver Sleeping Small Southern Spring Still Summer Sunday Tall Tender Upland
  Wandering Western Wild Winter Woven Yonder`.split(/\s+/)

/** Subjects of designs: family, noun of the name, and description. Adjacent entries have different families. */
export const subjects: readonly (readonly [FamilyName, noun: string, shows: string])[] = [
  ['block-print-floral', 'Peony', 'Full heads of peony, cut in two blocks and printed by eye'],
  ['botanical-stems', 'Bracken', 'Bracken unrolling, frond over frond'],
  ['ditsy', 'Sprig', 'One small sprig, turned a different way each time'],
  ['moorish', 'Lattice', 'A lattice of eight-sided tiles with light between them'],
  ['deco-fans', 'Fanlight', 'Fanlights from a street of tall doors'],
  ['stripes', 'Ribbon', 'Ribbons laid side by side on a haberdasher’s counter'],
  ['plaid', 'Tartan', 'A tartan that belongs to nobody in particular'],
  ['terrazzo', 'Pebble', 'Pebbles as the sea left them'],
  ['brush-abstract', 'Gesture', 'A few quick strokes from a full brush'],
  ['waves', 'Tide', 'Lines of foam where the tide turned'],
  ['toile', 'Village', 'A village and everyone in it, engraved'],
  ['stars-and-moons', 'Comet', 'Comets among the fixed stars'],
  ['block-print-floral', 'Zinnia', 'Zinnias in rows, as in a cutting garden'],
  ['botanical-stems', 'Teasel', 'Teasels standing after the harvest'],
  ['ditsy', 'Speedwell', 'Speedwell in the grass, no bigger than a button'],
  ['moorish', 'Zellige', 'Glazed squares, each a little different from the next'],
  ['deco-fans', 'Ballroom', 'The ceiling of a ballroom, seen from the floor'],
  ['stripes', 'Awning', 'Shop awnings along the sunny side of the square'],
  ['plaid', 'Check', 'A plain check with one unexpected line'],
  ['terrazzo', 'Mosaic', 'A mosaic swept up and laid again'],
  ['brush-abstract', 'Stroke', 'Broad strokes that stop before they meet'],
  ['waves', 'Current', 'Slow currents round an island'],
  ['toile', 'Voyage', 'Ships, gulls and a long way home'],
  ['stars-and-moons', 'Eclipse', 'A moon that passes in front of everything'],
  ['block-print-floral', 'Camellia', 'Camellias against dark leaves'],
  ['botanical-stems', 'Foxglove', 'Foxgloves at the edge of a wood'],
  ['ditsy', 'Primrose', 'Primroses in bunches of three'],
  ['moorish', 'Arcade', 'Arches behind arches around a courtyard'],
  ['deco-fans', 'Plume', 'Plumes that open towards the light'],
  ['stripes', 'Regatta', 'The sails of a regatta, close together'],
  ['plaid', 'Windowpane', 'A windowpane check, drawn with a ruler and a shaky hand'],
  ['terrazzo', 'Shingle', 'Shingle from the top of the beach'],
  ['brush-abstract', 'Sketch', 'A sketch that was never meant to be finished'],
  ['waves', 'Breaker', 'Breakers one behind the other'],
  ['toile', 'Harvest', 'A harvest with more resting than reaping'],
  ['stars-and-moons', 'Zodiac', 'Twelve small signs and the sky around them'],
  ['block-print-floral', 'Hollyhock', 'Hollyhocks by a garden wall'],
  ['botanical-stems', 'Meadowsweet', 'Meadowsweet along a ditch in July'],
  ['ditsy', 'Daisy', 'Daisies before anyone mows'],
  ['moorish', 'Cloister', 'The floor of a cloister, worn along one side'],
  ['deco-fans', 'Scallop', 'Scallops in rows, ribbed and rimmed'],
  ['stripes', 'Pinstripe', 'Pinstripes with a wide one now and then'],
  ['plaid', 'Tattersall', 'A tattersall on a pale ground'],
  ['terrazzo', 'Gravel', 'Raked gravel with a leaf or two'],
  ['brush-abstract', 'Smudge', 'Soft marks made with the side of the hand'],
  ['waves', 'Eddy', 'Eddies below a footbridge'],
  ['toile', 'Pastoral', 'Sheep, a piper and some distant weather'],
  ['stars-and-moons', 'Twilight', 'The first stars over the last light'],
]

export const artistFirstNames =
  'Alba Anselm Birgit Cosmo Dara Edda Fergus Greta Hanne Ines Jonah Keziah Lorcan Mireille Nadia Orla Petra Quentin Ravi Selma'.split(
    ' ',
  )
export const artistLastNames =
  'Abernall Brightwater Castellane Dunmoor Elverstone Fairlough Grenholm Hartsen Ivarsdale Juniper Kestrelby Larkmoor Merrowen Northfold Oakenshaw'.split(
    ' ',
  )
