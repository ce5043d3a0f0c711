// Renders the images of the page stories: start the shop (`npm start`), then
// node scripts/writeStoryImages.ts http://localhost:3001/selvedge/<folder of images>
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { designs } from '../src/stories/designs.ts'

const base = process.argv[2]
if (base === undefined)
  throw new Error(
    'Pass the address of the images of the platform: node scripts/writeStoryImages.ts <address>',
  )
const folder = 'src/stories/public/images'
await mkdir(folder, { recursive: true })

/** The width of each view in px: the largest width at which it is shown. */
const widths: Readonly<Record<string, number>> = { 'hero-wallpaper': 1440, cloth: 820, tile: 760, card: 460 }

for (const { key, views } of designs)
  for (const view of views) {
    const response = await fetch(`${base}/${key}/${view}.svg`)
    if (!response.ok) throw new Error(`${base}/${key}/${view}.svg responded with ${response.status}`)
    const image = sharp(Buffer.from(await response.arrayBuffer()), { density: 144 })
    const webp = await image
      .resize({ width: widths[view] ?? 480 })
      .webp({ quality: 72 })
      .toBuffer()
    await writeFile(`${folder}/${key}-${view}.webp`, webp)
  }
