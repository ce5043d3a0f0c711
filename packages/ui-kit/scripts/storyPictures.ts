// Draws the pictures of the page stories anew: start the shop (`npm start`), then
// node scripts/storyPictures.ts http://localhost:3001/selvedge/pictures
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { designs } from '../src/stories/designs.ts'

const base = process.argv[2]
if (base === undefined)
  throw new Error('Say where the platform serves its pictures: node scripts/storyPictures.ts <address>')
const folder = 'src/stories/public/pictures'
await mkdir(folder, { recursive: true })

/** px width of each view: as wide as the widest place that shows it. */
const widths: Readonly<Record<string, number>> = { 'hero-wallpaper': 1440, cloth: 820, tile: 760, card: 460 }

for (const { key, views } of designs)
  for (const view of views) {
    const answer = await fetch(`${base}/${key}/${view}.svg`)
    if (!answer.ok) throw new Error(`${base}/${key}/${view}.svg answers ${answer.status}`)
    const picture = sharp(Buffer.from(await answer.arrayBuffer()), { density: 144 })
    const webp = await picture
      .resize({ width: widths[view] ?? 480 })
      .webp({ quality: 72 })
      .toBuffer()
    await writeFile(`${folder}/${key}-${view}.webp`, webp)
  }
