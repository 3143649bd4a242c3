UPDATE `users` SET `notifications` = json_remove(`notifications`, '$.news');
