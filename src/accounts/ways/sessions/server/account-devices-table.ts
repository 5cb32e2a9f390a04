import { planColumns, planForAccounts } from '../../../../server/database/planned-table.ts'

export const ACCOUNT_DEVICES_TABLE = 'account_devices'

/** The browsers that each account has logged in with. */
export const accountDevicesTable = planForAccounts(ACCOUNT_DEVICES_TABLE, 'sessionList', (owner) => ({
  columns: planColumns({
    /** The account and the device, which are unique together. */
    known_as: 'text',
    account_id: owner,
    /** The hash of the browser's id. */
    device: 'text',
    browser: 'text',
    system: 'text',
    address: 'text',
    begun_at: 'text',
    seen_at: 'text',
    /** Whether the person knows of it. */
    is_confirmed: 'boolean',
  }),
  keys: ['known_as'],
  waitsInTrash: true,
  lookups: [['seen_at']],
}))
