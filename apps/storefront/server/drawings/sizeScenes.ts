import { circle, dashed, outline, rectangle, rounded, type Shape, thing } from './shapes.ts'

/** Goods of one size in centimetres. */
export type Goods = {
  readonly widthCm: number
  readonly heightCm: number
  readonly shape: 'rectangle' | 'round'
}

/** Goods among furniture: the box of the drawing and its parts from back to front, all in centimetres. */
export type SizeScene = {
  readonly width: number
  readonly height: number
  readonly behind: readonly Shape[]
  /** The path of the goods. */
  readonly goods: string
  readonly inFront: readonly Shape[]
}

const pathOf = ({ widthCm, heightCm, shape }: Goods, x: number, y: number): string =>
  shape === 'round'
    ? circle(x + widthCm / 2, y + heightCm / 2, widthCm / 2)
    : rectangle(x, y, widthCm, heightCm)

const pillows = (x: number, width: number, y: number): Shape[] => {
  const count = width < 120 ? 1 : 2
  const each = Math.min(70, width / count - 10)
  const gap = (width - count * each) / (count + 1)
  return Array.from({ length: count }, (_, at) =>
    outline(rounded(x + gap + at * (each + gap), y, each, 42, 10)),
  )
}

/** The drop of a duvet cover over each side of its mattress (30 in on both sides together). */
const DUVET_DROP = 38
const MATTRESS_LENGTH = 203

/** Draws a cover on a bed of its size, seen from above. */
const onBed = (goods: Goods): SizeScene => {
  const width = goods.widthCm - 2 * DUVET_DROP
  const top = 56
  return {
    width: goods.widthCm,
    height: Math.max(MATTRESS_LENGTH, top + goods.heightCm),
    behind: [thing(rounded(DUVET_DROP, 0, width, MATTRESS_LENGTH, 8)), ...pillows(DUVET_DROP, width, 6)],
    goods: pathOf(goods, 0, top),
    inFront: [dashed(`M${DUVET_DROP} ${top}V${MATTRESS_LENGTH}H${DUVET_DROP + width}V${top}`)],
  }
}

/** A sheet on its mattress, from above. */
const onMattress = (goods: Goods): SizeScene => ({
  width: goods.widthCm + 20,
  height: goods.heightCm + 20,
  behind: [thing(rounded(0, 0, goods.widthCm + 20, goods.heightCm + 20, 10))],
  goods: pathOf(goods, 10, 10),
  inFront: pillows(10, goods.widthCm, 16),
})

const HEADBOARD = 100

/** A pillow in front of the back of a bed or a sofa. */
const onSeat = (goods: Goods): SizeScene => {
  const width = goods.widthCm + 36
  return {
    width,
    height: HEADBOARD + 24,
    behind: [thing(rounded(0, 14, width, HEADBOARD - 16, 14) + rounded(0, HEADBOARD, width, 24, 6))],
    goods: pathOf(goods, 18, HEADBOARD - goods.heightCm),
    inFront: [],
  }
}

const PLATE = 13.5
/** The drop of a tablecloth over each edge of its table: 10 in. */
const CLOTH_DROP = 25.4

/** A cloth with the edge of its table and plates, from above. */
const onTable = (goods: Goods): SizeScene => {
  const { widthCm: width, heightCm: height } = goods
  const inside = CLOTH_DROP + PLATE + 4
  const along = Math.max(1, Math.round((height - 2 * CLOTH_DROP) / 75))
  const step = (height - 2 * CLOTH_DROP) / along
  const sides = Array.from({ length: along }, (_, at) => CLOTH_DROP + (at + 0.5) * step)
  const isRound = goods.shape === 'round'
  const reach = width / 2 - inside
  const around = Array.from({ length: 6 }, (_, at) => (at * Math.PI) / 3)
  const plates = isRound
    ? around.map((turn) =>
        circle(width / 2 + reach * Math.sin(turn), height / 2 + reach * Math.cos(turn), PLATE),
      )
    : [
        ...sides.flatMap((y) => [circle(inside, y, PLATE), circle(width - inside, y, PLATE)]),
        circle(width / 2, inside, PLATE),
        circle(width / 2, height - inside, PLATE),
      ]
  const edge = isRound
    ? circle(width / 2, height / 2, width / 2 - CLOTH_DROP)
    : rectangle(CLOTH_DROP, CLOTH_DROP, width - 2 * CLOTH_DROP, height - 2 * CLOTH_DROP)
  return {
    width,
    height,
    behind: [],
    goods: pathOf(goods, 0, 0),
    inFront: [dashed(edge), thing(plates.join(''))],
  }
}

const TABLE_WIDTH = 95

/** A runner over both ends of a table, from above. */
const alongTable = (goods: Goods): SizeScene => {
  const overhang = 15
  return {
    width: TABLE_WIDTH,
    height: goods.heightCm,
    behind: [thing(rounded(0, overhang, TABLE_WIDTH, goods.heightCm - 2 * overhang, 6))],
    goods: pathOf(goods, (TABLE_WIDTH - goods.widthCm) / 2, 0),
    inFront: [],
  }
}

/** Small goods beside a plate. */
const besidePlate = (goods: Goods): SizeScene => {
  const height = Math.max(goods.heightCm, 2 * PLATE)
  const plate = circle(goods.widthCm + 5 + PLATE, height / 2, PLATE)
  const rim = circle(goods.widthCm + 5 + PLATE, height / 2, PLATE * 0.68)
  return {
    width: goods.widthCm + 5 + 2 * PLATE,
    height,
    behind: [thing(plate), outline(plate + rim)],
    goods: pathOf(goods, 0, (height - goods.heightCm) / 2),
    inFront: [],
  }
}

const SOFA_WIDTH = 200
const SOFA = 82

/** Wall art above a sofa, at the height of the eyes. */
const aboveSofa = (goods: Goods): SizeScene => {
  const height = 245
  const x = (SOFA_WIDTH + 16 - goods.widthCm) / 2
  const y = Math.max(8, height - SOFA - 14 - goods.heightCm)
  return {
    width: SOFA_WIDTH + 16,
    height,
    behind: [
      thing(
        rounded(24, height - SOFA, SOFA_WIDTH - 32, 40, 10) +
          rounded(4, height - 62, 26, 54, 10) +
          rounded(SOFA_WIDTH - 14, height - 62, 26, 54, 10) +
          rounded(33, height - 39, SOFA_WIDTH - 50, 30, 8),
      ),
      outline(`M0 ${height - 1}H${SOFA_WIDTH + 16}`),
    ],
    goods: pathOf(goods, x, y),
    inFront: [
      outline(
        `M${x - 4} ${y}h${goods.widthCm + 8}M${x} ${y}L${x + goods.widthCm / 2} ${y - 14}L${x + goods.widthCm} ${y}`,
      ),
    ],
  }
}

/** The furniture with which goods are drawn. */
export type SceneName = 'bed' | 'mattress' | 'seat' | 'table' | 'long-table' | 'plate' | 'sofa'

const sceneNames: Readonly<Record<string, SceneName>> = {
  'duvet-cover': 'bed',
  'sheet-set': 'mattress',
  'pillow-sham': 'seat',
  'throw-pillow': 'seat',
  tablecloth: 'table',
  'table-runner': 'long-table',
  napkin: 'plate',
  placemat: 'plate',
  'tea-towel': 'plate',
  'wall-hanging': 'sofa',
}

/** The scene for a category of goods; `undefined` for goods that are not drawn. */
export const sceneNameOf = (category: string): SceneName | undefined => sceneNames[category]

const scenes: Readonly<Record<SceneName, (goods: Goods) => SizeScene>> = {
  bed: onBed,
  mattress: onMattress,
  seat: onSeat,
  table: onTable,
  'long-table': alongTable,
  plate: besidePlate,
  sofa: aboveSofa,
}

export const drawScene = (name: SceneName, goods: Goods): SizeScene => scenes[name](goods)

/** The measure of the furniture in each scene that the note about the drawing contains, in centimetres. */
export const referenceCm: Readonly<Record<SceneName, number>> = {
  bed: MATTRESS_LENGTH,
  mattress: 0,
  seat: HEADBOARD,
  table: CLOTH_DROP,
  'long-table': TABLE_WIDTH,
  plate: 2 * PLATE,
  sofa: SOFA_WIDTH,
}
