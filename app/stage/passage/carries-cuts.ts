/**
 * Whether passages are view transitions here. Only Chromium is trusted with them, and only Chromium has `userAgentData`:
 * WebKitGTK 2.50 never frees the pictures of a passage, and took up to 23 GB for one (decision 0035).
 */
export const carriesCuts = () => 'userAgentData' in navigator;
