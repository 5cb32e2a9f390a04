import type { profile as french } from '../fr/profile.ts'
import { words } from '../words.ts'

/** The words of one's own account. */
export const profile = words('profile', {
  title: 'Profile',
  failed: 'The record could not be loaded.',
  edit: 'Edit profile',
  password: 'Change password',
  editTitle: 'Edit profile',
  passwordTitle: 'Change password',
  emailStays: 'Your address links you to your identity service: an administrator can change it.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmation: 'Confirm password',
  updated: 'Profile updated successfully',
  passwordUpdated: 'Password updated successfully',
  /** Of what an account must have and lacks. */
  missing: (labels: string) => `Still missing from your profile: ${labels}.`,
  nothing: 'Not set',
} satisfies typeof french)
