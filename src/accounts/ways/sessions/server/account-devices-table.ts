import type { AccountTable } from '../../../../server/database/planned-table.ts'

export const ACCOUNT_DEVICES_TABLE = 'account_devices'

/** The browsers that each account has logged in with. */
export const accountDevicesTable: AccountTable = {
  name: ACCOUNT_DEVICES_TABLE,
  plan({ name, account }) {
    if (!account?.sessionList) return null
    return {
      name: ACCOUNT_DEVICES_TABLE,
      columns: [
        /** The account and the device, which are unique together. */
        { name: 'known_as', type: 'text', empty: '' },
        { name: 'account_id', type: 'integer', empty: null, references: name, goesWithTarget: true },
        /** The hash of the browser's id. */
        { name: 'device', type: 'text', empty: '' },
        { name: 'browser', type: 'text', empty: '' },
        { name: 'system', type: 'text', empty: '' },
        { name: 'address', type: 'text', empty: '' },
        { name: 'begun_at', type: 'text', empty: '' },
        { name: 'seen_at', type: 'text', empty: '' },
        /** Whether the person knows of it. */
        { name: 'is_confirmed', type: 'boolean', empty: false },
      ],
      keys: ['known_as'],
      waitsInTrash: true,
      lookups: [['seen_at']],
    }
  },
}
