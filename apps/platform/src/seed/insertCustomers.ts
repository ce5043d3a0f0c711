import { seedCustomers, seedId, seedPassword } from '@selvedge/catalogue'
import type { Connection } from '../db/database.ts'
import type { Customer } from '../model/customer.ts'
import { hashPassword } from '../oauth/password.ts'
import { customerStore } from '../store/customerStore.ts'

/** Stores the seeded customers. All of them can sign in with the same password. */
export const insertCustomers = async (db: Connection): Promise<readonly Customer[]> => {
  for (const customer of seedCustomers) {
    const salt = Buffer.from(seedId('salt', customer.email).replaceAll('-', ''), 'hex')
    await customerStore.create(db, customer, await hashPassword(seedPassword, salt))
  }
  return seedCustomers
}
