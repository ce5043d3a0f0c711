import { Button } from '@selvedge/ui-kit/Button'
import { CategoryRail } from '@selvedge/ui-kit/CategoryRail'
import { CollectionRow, CollectionTile } from '@selvedge/ui-kit/CollectionTile'
import { DesignerRow, DesignerTile } from '@selvedge/ui-kit/DesignerTile'
import { MembershipPanel, MembershipPanelRow } from '@selvedge/ui-kit/MembershipPanel'
import { ProcessSteps } from '@selvedge/ui-kit/ProcessSteps'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHeader } from '@selvedge/ui-kit/SectionHeader'
import { m } from '../../paraglide/messages.js'
import { designImage, imageSrc, ShopImage } from '../frame/ShopImage.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { HomeData } from './loadHome.server.ts'

const railLabel = (category: HomeData['rail'][number]['category']): string =>
  ({
    'printed-fabric': m.rail_fabric(),
    wallpaper: m.rail_wallpaper(),
    'duvet-cover': m.rail_bedding(),
    curtain: m.rail_curtains(),
    'throw-pillow': m.rail_cushions(),
    tablecloth: m.rail_table(),
    'tea-towel': m.rail_towels(),
    'wall-hanging': m.rail_hangings(),
  })[category]

/** One design on eight products. If the shop lacks one of these products, the tile links to the category instead. */
export const HomeCategoryRail = ({ hero, rail, texts }: Pick<HomeData, 'hero' | 'rail' | 'texts'>) => {
  const paths = usePaths()
  // The tiles share the width of the page, and have a fixed width in narrower windows.
  const sizes = `(min-width: 80em) ${1280 / rail.length}px, 142px`
  return (
    <Section labelledBy="rail">
      <SectionHeader id="rail" {...texts.rail} />
      <CategoryRail
        items={rail.map(({ category, view, image, slug, price }) => ({
          label: railLabel(category),
          href: slug ? paths.product(slug) : paths.category(category),
          note: price,
          image: <ShopImage id={image ?? hero.image} view={view} sizes={sizes} widths={[256, 384, 640]} />,
        }))}
      />
    </Section>
  )
}

const designerLayouts = ['three', 'low', 'high'] as const

/** This week's designers, each with a few of their designs. */
export const HomeDesigners = ({ designers, texts }: Pick<HomeData, 'designers' | 'texts'>) => {
  const paths = usePaths()
  if (designers.length < 3) return null
  return (
    <Section labelledBy="designers">
      <SectionHeader id="designers" title={texts.designers} />
      <DesignerRow>
        {designers.map(({ name, artist, count, pieces }, index) => (
          <DesignerTile
            key={name}
            name={name}
            href={paths.designer(name, artist)}
            count={count}
            layout={designerLayouts[index] ?? 'high'}
            images={pieces
              .slice(0, index === 0 ? 3 : 2)
              .map((piece) => (
                <ShopImage
                  key={piece.image}
                  id={piece.image}
                  view="card"
                  alt={piece.name}
                  sizes="(min-width: 48em) 26vw, 80vw"
                  widths={[384, 640, 828]}
                />
              ))}
          />
        ))}
      </DesignerRow>
    </Section>
  )
}

/** How a design becomes fabric, in three steps, illustrated with designs of the page. */
export const HomeProcess = ({ hero, pieces, texts }: Pick<HomeData, 'hero' | 'pieces' | 'texts'>) => {
  const tile = (id = hero.image): string => imageSrc(designImage(id, 'tile'))(256)
  return (
    <Section tone="raised" labelledBy="process">
      <SectionHeader id="process" title={texts.process.title} text={texts.process.text} />
      <ProcessSteps
        tile={tile()}
        colorways={[tile(pieces[0]), tile(pieces[1]), tile(pieces[2])]}
        steps={texts.process.steps}
      />
    </Section>
  )
}

const collectionTones = ['first', 'second', 'third', 'fourth'] as const

/** Four collections as tall tiles. */
export const HomeCollections = ({ collections, texts }: Pick<HomeData, 'collections' | 'texts'>) => {
  const paths = usePaths()
  if (collections.length < collectionTones.length) return null
  return (
    <Section labelledBy="collections">
      <SectionHeader id="collections" title={texts.collections} />
      <CollectionRow>
        {collections.map(({ slug, title, count, image }, at) => (
          <CollectionTile
            key={slug}
            name={title}
            note={count}
            href={paths.collection(slug)}
            tone={collectionTones[at] ?? 'first'}
            image={<ShopImage id={image} sizes="(min-width: 48em) 23vw, 45vw" widths={[384, 640, 828]} />}
          />
        ))}
      </CollectionRow>
    </Section>
  )
}

/** The panels about the Plus membership, and about swatches for new customers. */
export const HomeMembershipPanels = ({
  pieces,
  texts,
  sold,
}: Pick<HomeData, 'pieces' | 'texts' | 'sold'>) => {
  const paths = usePaths()
  const side = pieces[4] ?? ''
  if (!sold.plus && !sold.swatches) return null
  return (
    <Section>
      <MembershipPanelRow>
        {sold.plus ? (
          <MembershipPanel
            tone="plus"
            {...texts.plus}
            action={
              <Button href={paths.category('subscriptions')} tone="panel">
                {m.plus_action()}
              </Button>
            }
            side={
              <ShopImage id={side} view="card" sizes="(min-width: 48em) 245px, 90vw" widths={[384, 640]} />
            }
          />
        ) : null}
        {sold.swatches ? (
          <MembershipPanel
            tone="trade"
            {...texts.swatches}
            action={
              <Button href={paths.category('fabric-sampler')} tone="secondary">
                {m.swatches_action()}
              </Button>
            }
            swatches={pieces
              .slice(4, 9)
              .map((image) => (
                <ShopImage key={image} id={image} view="card" sizes="68px" widths={[96, 256]} />
              ))}
          />
        ) : null}
      </MembershipPanelRow>
    </Section>
  )
}
