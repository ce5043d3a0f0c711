import { CategoryRail } from '@selvedge/ui-kit/CategoryRail'
import { Section } from '@selvedge/ui-kit/Section'
import { SectionHead } from '@selvedge/ui-kit/SectionHead'
import { m } from '../../paraglide/messages.js'
import { designPicture } from '../frame/designPicture.ts'
import { ShopPicture } from '../frame/ShopPicture.tsx'
import { usePaths } from '../frame/useShop.ts'
import type { PieceView } from './loadHome.server.ts'

const rail = (): readonly { slug: string; label: string; view: string }[] => [
  { slug: 'printed-fabric', label: m.rail_fabric(), view: 'bolt' },
  { slug: 'wallpaper', label: m.rail_wallpaper(), view: 'wallpaper' },
  { slug: 'duvet-cover', label: m.rail_bedding(), view: 'duvet' },
  { slug: 'curtain', label: m.rail_curtains(), view: 'curtain' },
  { slug: 'throw-pillow', label: m.rail_cushions(), view: 'cushion' },
  { slug: 'tablecloth', label: m.rail_table(), view: 'table' },
  { slug: 'tea-towel', label: m.rail_towels(), view: 'towel' },
  { slug: 'wall-hanging', label: m.rail_hangings(), view: 'hanging' },
]

/** One design as eight things to live with; each leads to its category. */
export const HomeRail = ({ hero }: { readonly hero: PieceView }) => {
  const paths = usePaths()
  return (
    <Section labelledBy="rail">
      <SectionHead id="rail" title={m.rail_title()} text={m.rail_text()} />
      <CategoryRail
        items={rail().map(({ slug, label, view }) => ({
          label,
          href: paths.category(slug),
          picture: (
            <ShopPicture
              id={designPicture(hero.picture, view)}
              alt=""
              ratio="fill"
              sizes="(min-width: 62em) 12vw, 40vw"
              widths={[256, 384, 640]}
            />
          ),
        }))}
      />
    </Section>
  )
}
