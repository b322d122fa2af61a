// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface Payment {
  id?: string;
  userId?: string;
  /**
   * The provider's id. Absent until there is one.
   */
  paymentId?: string;
  merchantTransactionId?: string;
  amountCents?: number;
  currency?: string;
  itemName?: string;
  itemDescription?: string;
  /**
   * pending, complete, failed, cancelled or refunded.
   */
  paymentStatus?: string;
  paymentMethod?: string;
  emailAddress?: string;
  nameFirst?: string;
  nameLast?: string;
  subscriptionType?: string;
  /**
   * -1 means unlimited.
   */
  analysesGranted?: number;
  paymentDate?: string;
  createdAt?: string;
  updatedAt?: string;
  _paymentId?: 'paymentId';
  _paymentMethod?: 'paymentMethod';
  _emailAddress?: 'emailAddress';
  _nameFirst?: 'nameFirst';
  _nameLast?: 'nameLast';
  _paymentDate?: 'paymentDate';
}

export interface Payment__Output {
  id: string;
  userId: string;
  /**
   * The provider's id. Absent until there is one.
   */
  paymentId?: string;
  merchantTransactionId: string;
  amountCents: number;
  currency: string;
  itemName: string;
  itemDescription: string;
  /**
   * pending, complete, failed, cancelled or refunded.
   */
  paymentStatus: string;
  paymentMethod?: string;
  emailAddress?: string;
  nameFirst?: string;
  nameLast?: string;
  subscriptionType: string;
  /**
   * -1 means unlimited.
   */
  analysesGranted: number;
  paymentDate?: string;
  createdAt: string;
  updatedAt: string;
}
