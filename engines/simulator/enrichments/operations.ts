/** Operations that find out more about stored data. */
import { operation, type SimulatedOperation } from '../define-operation';
import { verifyBankAccount } from './bank-accounts';

export const operations: readonly SimulatedOperation[] = [
  operation(
    'enrichments.bankAccountVerify',
    'POST /enrichments/bank-account-verify',
    ['token:use'],
    ['private'],
    verifyBankAccount,
  ),
];
