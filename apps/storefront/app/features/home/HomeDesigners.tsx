import { DesignerRow, DesignerTile } from '@selvedge/ui-kit/DesignerTile'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHead } from '@selvedge/ui-kit/SectionHead'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { HomeData } from './loadHome.server.ts'

const layouts = ['three', 'low', 'high'] as const

/** This week's designers, each as a few pieces of their cloth. */
export const HomeDesigners = ({ designers }: Pick<HomeData, 'designers'>) => {
  const paths = usePaths()
  if (designers.length < 3) return null
  return (
    <Section labelledBy="designers">
      <SectionHead id="designers" title={m.designers_title()} />
      <DesignerRow>
        {designers.map(({ name, count, pieces }, index) => (
          <DesignerTile
            key={name}
            name={name}
            href={`${paths.category('printed-fabric')}?designer=${encodeURIComponent(name)}`}
            count={m.designs_count({ count })}
            layout={layouts[index] ?? 'high'}
            pictures={pieces
              .slice(0, index === 0 ? 3 : 2)
              .map((piece) => (
                <ShopPicture
                  key={piece.slug}
                  id={designPicture(piece.picture, 'card')}
                  alt={piece.name}
                  ratio="fill"
                  sizes="(min-width: 62em) 30vw, 80vw"
                  widths={[384, 640, 828]}
                />
              ))}
          />
        ))}
      </DesignerRow>
    </Section>
  )
}
