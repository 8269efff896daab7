package androidx.annotation

annotation class Keep
