import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { ShopContext } from '../../../server/context/createContext.ts'
import { m } from '../../paraglide/messages.js'
import { notFound, unavailable } from '../errors/failures.server.ts'
import type { OrderPageView } from './orderPageView.server.ts'
import { loadVisibleOrder } from './orderPageView.server.ts'

const require = createRequire(import.meta.url)
/** The shop's own typeface, with the letters of all European languages and the currency symbols. */
const fonts = {
  regular: require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf'),
}

/** A4, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 }
const WIDTH = PAGE.width - 2 * PAGE.margin
const AMOUNT_WIDTH = 90
const INK = '#1c1a17'
const MUTED = '#6b645a'
const LINE = '#d9d2c5'

type Text = { readonly size?: number; readonly strong?: boolean; readonly muted?: boolean }

/** Writes from the top to the bottom, and continues on another page. */
const createWriter = (document: PDFKit.PDFDocument) => {
  let y = PAGE.margin
  const bottom = PAGE.height - PAGE.margin
  const style = ({ size = 10, strong = false, muted = false }: Text) =>
    document
      .font(strong ? fonts.strong : fonts.regular)
      .fontSize(size)
      .fillColor(muted ? MUTED : INK)
  const ensure = (height: number): void => {
    if (y + height <= bottom) return
    document.addPage()
    y = PAGE.margin
  }
  return {
    space: (height: number): void => {
      y += height
    },
    text: (text: string, look: Text = {}): void => {
      const height = style(look).heightOfString(text, { width: WIDTH, lineGap: 2 })
      ensure(height)
      style(look).text(text, PAGE.margin, y, { width: WIDTH, lineGap: 2 })
      y += height
    },
    /** Texts beside each other, in columns of the same width. */
    columns: (texts: readonly string[], look: Text = {}): void => {
      const width = (WIDTH - 24 * (texts.length - 1)) / texts.length
      const heights = texts.map((text) => style(look).heightOfString(text, { width, lineGap: 2 }))
      const height = Math.max(...heights)
      ensure(height)
      for (const [index, text] of texts.entries())
        style(look).text(text, PAGE.margin + index * (width + 24), y, { width, lineGap: 2 })
      y += height
    },
    /** A text, and an amount at the right edge. */
    row: (text: string, amount: string, look: Text = {}): void => {
      const width = WIDTH - AMOUNT_WIDTH - 16
      const height = style(look).heightOfString(text, { width, lineGap: 2 })
      ensure(height)
      style(look).text(text, PAGE.margin, y, { width, lineGap: 2 })
      style({ ...look, muted: false }).text(amount, PAGE.margin + WIDTH - AMOUNT_WIDTH, y, {
        width: AMOUNT_WIDTH,
        align: 'right',
      })
      y += height
    },
    rule: (): void => {
      ensure(17)
      y += 8
      document
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.margin + WIDTH, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      y += 9
    },
  }
}

const factText = ({ facts }: OrderPageView['lines'][number]): string =>
  facts.map(({ name, value }) => `${name}: ${value}`).join('  ·  ')

/** The invoice of an order as a PDF file. */
export const invoicePdf = (order: OrderPageView, locale: string): Promise<Buffer> => {
  const { seller, texts } = order
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: locale,
    font: fonts.regular,
    info: { Title: `${texts.invoice} ${order.number}`, Author: seller.lines[0] ?? seller.name },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  const { text, columns, row, rule, space } = createWriter(document)

  text(seller.name, { size: 22, strong: true })
  if (seller.lines.length > 0) text(seller.lines.join('\n'), { size: 9, muted: true })
  space(20)
  text(`${texts.invoice} ${order.number}`, { size: 16, strong: true })
  text(order.summaryLine, { muted: true })
  space(20)
  const addresses = [
    { title: texts.ship_to, lines: order.shipTo },
    { title: texts.bill_to, lines: order.billTo },
  ].filter(({ lines }) => lines.length > 0)
  if (addresses.length > 0) {
    columns(
      addresses.map(({ title }) => title),
      { strong: true },
    )
    columns(addresses.map(({ lines }) => lines.join('\n')))
    space(16)
  }
  rule()
  for (const line of order.lines) {
    row([line.name, line.kind].filter(Boolean).join(', '), line.total, { strong: true })
    text(factText(line), { size: 9, muted: true })
    if (line.price.note) text(line.price.note, { size: 9, muted: true })
    rule()
  }
  for (const { label, value } of order.costs) row(label, value)
  space(4)
  row(texts.total, order.total, { size: 12, strong: true })
  rule()
  text(texts.order_paid_title, { strong: true })
  for (const { name, note, amount } of order.parts) row([name, note].filter(Boolean).join(', '), amount)
  document.end()
  return finished
}

/** Responds with the invoice of an order that the visitor may see, and with 404 for any other order. */
export const respondWithInvoice = async (shop: ShopContext, number: string, key: string | null) => {
  const order = await loadVisibleOrder(shop, number, key)
  if (!order.ok) throw unavailable()
  if (!order.value) throw notFound()
  const file = await invoicePdf(order.value, shop.locale)
  return new Response(new Uint8Array(file), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${m.invoice().toLowerCase()}-${encodeURIComponent(number)}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
