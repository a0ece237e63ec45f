/** What a program finds in its environment, when the snapshot is made and ever after. */
export const environment = { HOME: '/home/hbg', LANG: 'C.UTF-8' };
