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

/** One design on eight items; each links to its category. */
export const HomeCategoryRail = ({ hero }: Pick<HomeData, 'hero'>) => {
  const paths = usePaths()
  const rail = [
    { slug: 'printed-fabric', label: m.rail_fabric(), view: 'bolt' },
    { slug: 'wallpaper', label: m.rail_wallpaper(), view: 'wallpaper' },
    { slug: 'duvet-cover', label: m.rail_bedding(), view: 'duvet' },
    { slug: 'curtain', label: m.rail_curtains(), view: 'curtain' },
    { slug: 'throw-pillow', label: m.rail_cushions(), view: 'cushion' },
    { slug: 'tablecloth', label: m.rail_table(), view: 'table' },
    { slug: 'tea-towel', label: m.rail_towels(), view: 'towel' },
    { slug: 'wall-hanging', label: m.rail_hangings(), view: 'hanging' },
  ]
  const sizes = '(min-width: 62em) 12vw, 40vw'
  return (
    <Section labelledBy="rail">
      <SectionHeader id="rail" title={m.rail_title()} text={m.rail_text()} />
      <CategoryRail
        items={rail.map(({ slug, label, view }) => ({
          label,
          href: paths.category(slug),
          image: <ShopImage id={hero.image} view={view} sizes={sizes} widths={[256, 384, 640]} />,
        }))}
      />
    </Section>
  )
}

const designerLayouts = ['three', 'low', 'high'] as const

/** This week's designers, each with a few of their designs. */
export const HomeDesigners = ({ designers }: Pick<HomeData, 'designers'>) => {
  const paths = usePaths()
  if (designers.length < 3) return null
  return (
    <Section labelledBy="designers">
      <SectionHeader id="designers" title={m.designers_title()} />
      <DesignerRow>
        {designers.map(({ name, artist, count, pieces }, index) => (
          <DesignerTile
            key={name}
            name={name}
            href={paths.designer(name, artist)}
            count={m.designs_count({ count })}
            layout={designerLayouts[index] ?? 'high'}
            images={pieces
              .slice(0, index === 0 ? 3 : 2)
              .map((piece) => (
                <ShopImage
                  key={piece.slug}
                  id={piece.image}
                  view="card"
                  alt={piece.name}
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

/** How a design becomes fabric, in three steps, illustrated with designs of the page. */
export const HomeProcess = ({ hero, pieces }: Pick<HomeData, 'hero' | 'pieces'>) => {
  const tile = (id = hero.image): string => imageSrc(designImage(id, 'tile'))(256, 'webp')
  return (
    <Section tone="raised" labelledBy="process">
      <SectionHeader id="process" title={m.process_title()} text={m.process_text()} />
      <ProcessSteps
        tile={tile()}
        colorways={[tile(pieces[0]?.image), tile(pieces[1]?.image), tile(pieces[2]?.image)]}
        steps={[
          { title: m.process_choose_title(), text: m.process_choose_text() },
          { title: m.process_print_title(), text: m.process_print_text() },
          { title: m.process_arrive_title(), text: m.process_arrive_text() },
        ]}
      />
    </Section>
  )
}

/** Four collections as tall tiles. */
export const HomeCollections = ({ pieces }: Pick<HomeData, 'pieces'>) => {
  const paths = usePaths()
  if (pieces.length < 4) return null
  const collections = [
    { name: m.collection_kitchen(), slug: 'dining', view: 'napkins', tone: 'first' },
    { name: m.collection_windows(), slug: 'curtain', view: 'curtain', tone: 'second' },
    { name: m.collection_walls(), slug: 'wall-hanging', view: 'hanging', tone: 'third' },
    { name: m.collection_beds(), slug: 'bedding', view: 'duvet', tone: 'fourth' },
  ] as const
  return (
    <Section labelledBy="collections">
      <SectionHeader id="collections" title={m.collections_title()} />
      <CollectionRow>
        {collections.map(({ name, slug, view, tone }, at) => (
          <CollectionTile
            key={slug}
            name={name}
            href={paths.category(slug)}
            tone={tone}
            image={
              <ShopImage
                id={pieces[at]?.image ?? ''}
                view={view}
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

/** Plus, and swatches for new customers. */
export const HomeMembershipPanels = ({ pieces }: Pick<HomeData, 'pieces'>) => {
  const paths = usePaths()
  const side = pieces[4]?.image ?? ''
  return (
    <Section>
      <MembershipPanelRow>
        <MembershipPanel
          tone="plus"
          title={m.plus_title()}
          text={m.plus_text()}
          action={
            <Button href={paths.category('subscriptions')} tone="panel">
              {m.plus_action()}
            </Button>
          }
          side={<ShopImage id={side} view="card" sizes="(min-width: 62em) 18vw, 100vw" widths={[384, 640]} />}
        />
        <MembershipPanel
          tone="trade"
          title={m.swatches_title()}
          text={m.swatches_text()}
          action={
            <Button href={paths.category('fabric-sampler')} tone="secondary">
              {m.swatches_action()}
            </Button>
          }
          swatches={pieces
            .slice(4, 9)
            .map(({ slug, image }) => (
              <ShopImage key={slug} id={image} view="card" sizes="72px" widths={[96, 256]} />
            ))}
        />
      </MembershipPanelRow>
    </Section>
  )
}
