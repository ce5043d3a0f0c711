import type { LoaderFunctionArgs } from '@remix-run/node'
import { downloadPersonalData } from '../features/account/profile.server.ts'

export const loader = ({ context }: LoaderFunctionArgs) => downloadPersonalData(context.shop)
