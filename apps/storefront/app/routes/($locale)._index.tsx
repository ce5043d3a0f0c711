import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { packData } from '../features/frame/packData.ts'
import { unpackData } from '../features/frame/unpackData.ts'
import { HomeHero } from '../features/home/HomeHero.tsx'
import {
  HomeCategoryRail,
  HomeCollections,
  HomeDesigners,
  HomeMembershipPanels,
  HomeProcess,
} from '../features/home/HomeSections.tsx'
import { loadHome } from '../features/home/loadHome.server.ts'
import { withHomeHead } from '../features/seo/describeHome.server.ts'

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? unpackData(data).head : [])

export const loader = async ({ context }: LoaderFunctionArgs) =>
  packData(await withHomeHead(context.shop, await loadHome(context.shop)))

const sections = {
  rail: HomeCategoryRail,
  designers: HomeDesigners,
  process: HomeProcess,
  collections: HomeCollections,
  panels: HomeMembershipPanels,
}

export default function Home() {
  const home = unpackData(useLoaderData<typeof loader>())
  return (
    <>
      <HomeHero {...home} />
      {home.sections.map((name) => {
        const HomeSection = sections[name]
        return <HomeSection key={name} {...home} />
      })}
    </>
  )
}
