import { CollectionRow, CollectionTile } from '@selvedge/ui-kit/CollectionTile'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHead } from '@selvedge/ui-kit/SectionHead'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { HomeData } from './loadHome.server.ts'

const collections = (): readonly { name: string; slug: string; view: string; at: number }[] => [
  { name: m.collection_kitchen(), slug: 'dining', view: 'napkins', at: 0 },
  { name: m.collection_windows(), slug: 'curtain', view: 'curtain', at: 1 },
  { name: m.collection_walls(), slug: 'wall-hanging', view: 'hanging', at: 2 },
  { name: m.collection_beds(), slug: 'bedding', view: 'duvet', at: 3 },
]

const tones = ['first', 'second', 'third', 'fourth'] as const

/** Four collections as tall tiles. */
export const HomeCollections = ({ pieces }: Pick<HomeData, 'pieces'>) => {
  const paths = usePaths()
  if (pieces.length < 4) return null
  return (
    <Section labelledBy="collections">
      <SectionHead id="collections" title={m.collections_title()} />
      <CollectionRow>
        {collections().map(({ name, slug, view, at }) => (
          <CollectionTile
            key={slug}
            name={name}
            href={paths.category(slug)}
            tone={tones[at] ?? 'first'}
            picture={
              <ShopPicture
                id={designPicture(pieces[at]?.picture ?? '', view)}
                alt=""
                ratio="fill"
                sizes="(min-width: 62em) 23vw, 45vw"
                widths={[384, 640, 828]}
              />
            }
          />
        ))}
      </CollectionRow>
    </Section>
  )
}
